/** What a long proof has found: a row of the table. */
export interface Finding {
  property: string;
  load: string;
  result: string;
  holds: boolean;
}
