/** The result of one long test: a row of the table. */
export interface Finding {
  property: string;
  load: string;
  result: string;
  holds: boolean;
}
