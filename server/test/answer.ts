interface AnsweredTool {
  id: string;
  name: string;
  description: string;
  imageUrl: string;
  ratingAverage: number;
  categories: { id: number; name: string; code: string }[];
  searchCursor: string;
}

interface AnsweredAccount {
  token: string;
  errors: string[];
}

interface AnsweredReservation {
  id: string;
  startDate: string;
  endDate: string;
  status: string;
}

/** What the operations answer, as far as tests look into it by name. What was not asked for is not there. */
export interface AnsweredFields {
  currentUser: { id: string; name: string; email: string; toolCount: number };
  categories: { id: number; name: string; code: string }[];
  searchTools: AnsweredTool[];
  tool: AnsweredTool;
  myTools: AnsweredTool[];
  borrowedTools: AnsweredTool[];
  activeLendReservations: AnsweredReservation[];
  completedLendReservations: AnsweredReservation[];
  createTool: { tool: AnsweredTool; errors: string[] };
  signInUser: AnsweredAccount;
  signUpUser: AnsweredAccount;
  signOut: { errors: string[] };
}

/**
 * An answer as it came over the wire. `data` and what may be null in it are typed as if all had gone well: a
 * test that looks into what is not there fails at that place, which is what it is for.
 */
export interface Answer {
  status: number;
  data: AnsweredFields;
  errors: { message: string; path?: (string | number)[]; extensions?: Record<string, unknown> }[];
}
