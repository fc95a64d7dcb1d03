/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What tools can be ordered by. Tools that are equal in it keep one order. */
export type ToolOrder =
  /** How well name and description match `searchTerm`, then rating and number of reviews. */
  | 'RELEVANCE'
  /** Price per day. */
  | 'PRICE'
  /** Average rating; tools without reviews count as 0. */
  | 'RATING'
  /** Distance from the signed-in user's location or else the service's origin. */
  | 'DISTANCE'
  /** When the tool was listed. */
  | 'NEWEST';

/** The direction of an order. */
export type OrderDirection =
  /** Lowest, nearest or oldest first. */
  | 'ASC'
  /** Highest, farthest or newest first. */
  | 'DESC';

/** How far a reservation has come. */
export type ReservationStatus =
  /** It begins on a later day. */
  | 'upcoming'
  /** The tool is out. */
  | 'active'
  /** The tool should have been back before today. */
  | 'overdue'
  /** The tool is back. */
  | 'completed'
  /** It was called off. */
  | 'cancelled';

/** A tool to list. Texts are trimmed; what is out of bounds is named in `errors`, and nothing is stored. */
export type CreateToolInput = {
  /** 1 to 120 characters. */
  name: string;
  /** 1 to 5000 characters. */
  description: string;
  /** A Danish place name or postcode, 1 to 120 characters. */
  location: string;
  /** 1 to 100,000,000 øre. */
  pricePerDayCents: number;
  /** The address of a picture that this service serves (`/images/…` or `/pictures/…`); the default picture when left out. */
  imageUrl?: string | null | undefined;
  /** 1 to 11 ids of `categories`. */
  categoryIds: Array<number>;
  /** A picture to keep; goes before `imageUrl`. */
  mainImage?: ImageInput | null | undefined;
  /** At most 30 rows; rows with a blank key or value are left out. */
  specifications?: Array<SpecificationInput> | null | undefined;
  /** At most 50 items of 200 characters; blank ones are left out. */
  includedItems?: Array<string> | null | undefined;
  /** At most 5000 characters. */
  usageInstructions?: string | null | undefined;
};

/** One row of what there is to know about a tool. */
export type SpecificationInput = {
  /** At most 80 characters. */
  key: string;
  /** At most 400 characters. */
  value: string;
};

/** A picture as a file: PNG, JPEG, GIF, WebP or AVIF, at most 10 MB decoded from base64, at most 12,000 pixels a side, 50 megapixels as JPEG, 20 as PNG, GIF or WebP, 8 as AVIF. */
export type ImageInput = {
  /** The bytes as base64. */
  data: string;
  /** What the file is called; at most 255 characters. Not kept. */
  filename: string;
  /** What the browser takes it for. What counts are the bytes. */
  contentType: string;
};

export type SignInUserMutationVariables = Exact<{
  email: string;
  password: string;
  rememberMe?: boolean | null | undefined;
}>;


export type SignInUserMutation = { signInUser: { token: string | null, errors: Array<string> } };

export type SignUpUserMutationVariables = Exact<{
  name: string;
  email: string;
  password: string;
}>;


export type SignUpUserMutation = { signUpUser: { token: string | null, errors: Array<string> } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { errors: Array<string> } };

export type CurrentUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentUserQuery = { currentUser: { id: string, email: string, name: string, createdAt: string, about: string | null, reviewCount: number, ratingAverage: number | null, avatarImageUrl: string | null, toolCount: number } | null };

export type ToolListFieldsFragment = { id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> };

export type CategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CategoriesQuery = { categories: Array<{ id: number, name: string, description: string, code: string }> };

export type SearchToolsQueryVariables = Exact<{
  searchTerm?: string | null | undefined;
  categoryIds?: Array<number> | number | null | undefined;
  priceCentsMin?: number | null | undefined;
  priceCentsMax?: number | null | undefined;
  distanceMax?: number | null | undefined;
  ratingMin?: number | null | undefined;
  orderBy?: ToolOrder | null | undefined;
  orderDirection?: OrderDirection | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchToolsQuery = { searchTools: Array<{ searchCursor: string | null, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type ToolQueryVariables = Exact<{
  id: string;
}>;


export type ToolQuery = { tool: { depositCents: number, brandName: string | null, model: string | null, powerDescription: string | null, condition: string | null, weightGrams: number | null, ageMonths: number | null, usageInstructions: string | null, featured: boolean, includedItems: Array<string>, maxAvailableCount: number, reviewCount: number, ratingAverage: number | null, id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, specifications: Array<{ key: string, value: string }>, owner: { id: string, name: string, createdAt: string, about: string | null, reviewCount: number, ratingAverage: number | null, avatarImageUrl: string | null }, reviews: Array<{ id: string, rating: number, comment: string, createdAt: string, createdByUser: { id: string, name: string, avatarImageUrl: string | null } }>, categories: Array<{ id: number, name: string, code: string }> } | null };

export type MyToolsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyToolsQuery = { myTools: Array<{ id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type BorrowedToolsQueryVariables = Exact<{ [key: string]: never; }>;


export type BorrowedToolsQuery = { borrowedTools: Array<{ id: string, name: string, description: string, location: string, imageUrl: string, pricePerDayCents: number, categories: Array<{ id: number, name: string, code: string }> }> };

export type ActiveLendReservationsQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveLendReservationsQuery = { activeLendReservations: Array<{ id: string, startDate: string, endDate: string, status: ReservationStatus }> };

export type CompletedLendReservationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompletedLendReservationsQuery = { completedLendReservations: Array<{ id: string, startDate: string, endDate: string, status: ReservationStatus }> };

export type CreateToolMutationVariables = Exact<{
  input: CreateToolInput;
}>;


export type CreateToolMutation = { createTool: { errors: Array<string>, tool: { id: string, name: string, description: string } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const ToolListFieldsFragmentDoc = new TypedDocumentString(`
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}
    `, {"fragmentName":"ToolListFields"}) as unknown as TypedDocumentString<ToolListFieldsFragment, unknown>;
export const SignInUserDocument = new TypedDocumentString(`
    mutation signInUser($email: String!, $password: String!, $rememberMe: Boolean) {
  signInUser(email: $email, password: $password, rememberMe: $rememberMe) {
    token
    errors
  }
}
    `) as unknown as TypedDocumentString<SignInUserMutation, SignInUserMutationVariables>;
export const SignUpUserDocument = new TypedDocumentString(`
    mutation signUpUser($name: String!, $email: String!, $password: String!) {
  signUpUser(name: $name, email: $email, password: $password) {
    token
    errors
  }
}
    `) as unknown as TypedDocumentString<SignUpUserMutation, SignUpUserMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation signOut {
  signOut {
    errors
  }
}
    `) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const CurrentUserDocument = new TypedDocumentString(`
    query currentUser {
  currentUser {
    id
    email
    name
    createdAt
    about
    reviewCount
    ratingAverage
    avatarImageUrl
    toolCount
  }
}
    `) as unknown as TypedDocumentString<CurrentUserQuery, CurrentUserQueryVariables>;
export const CategoriesDocument = new TypedDocumentString(`
    query categories {
  categories {
    id
    name
    description
    code
  }
}
    `) as unknown as TypedDocumentString<CategoriesQuery, CategoriesQueryVariables>;
export const SearchToolsDocument = new TypedDocumentString(`
    query searchTools($searchTerm: String, $categoryIds: [Int!], $priceCentsMin: Int, $priceCentsMax: Int, $distanceMax: Int, $ratingMin: Int, $orderBy: ToolOrder, $orderDirection: OrderDirection, $after: String) {
  searchTools(
    searchTerm: $searchTerm
    categoryIds: $categoryIds
    priceCentsMin: $priceCentsMin
    priceCentsMax: $priceCentsMax
    distanceMax: $distanceMax
    ratingMin: $ratingMin
    orderBy: $orderBy
    orderDirection: $orderDirection
    after: $after
  ) {
    ...ToolListFields
    searchCursor
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<SearchToolsQuery, SearchToolsQueryVariables>;
export const ToolDocument = new TypedDocumentString(`
    query tool($id: ID!) {
  tool(id: $id) {
    ...ToolListFields
    depositCents
    brandName
    model
    powerDescription
    condition
    weightGrams
    ageMonths
    usageInstructions
    featured
    includedItems
    specifications {
      key
      value
    }
    maxAvailableCount
    reviewCount
    ratingAverage
    owner {
      id
      name
      createdAt
      about
      reviewCount
      ratingAverage
      avatarImageUrl
    }
    reviews {
      id
      rating
      comment
      createdAt
      createdByUser {
        id
        name
        avatarImageUrl
      }
    }
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<ToolQuery, ToolQueryVariables>;
export const MyToolsDocument = new TypedDocumentString(`
    query myTools {
  myTools {
    ...ToolListFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<MyToolsQuery, MyToolsQueryVariables>;
export const BorrowedToolsDocument = new TypedDocumentString(`
    query borrowedTools {
  borrowedTools {
    ...ToolListFields
  }
}
    fragment ToolListFields on Tool {
  id
  name
  description
  location
  imageUrl
  pricePerDayCents
  categories {
    id
    name
    code
  }
}`) as unknown as TypedDocumentString<BorrowedToolsQuery, BorrowedToolsQueryVariables>;
export const ActiveLendReservationsDocument = new TypedDocumentString(`
    query activeLendReservations {
  activeLendReservations {
    id
    startDate
    endDate
    status
  }
}
    `) as unknown as TypedDocumentString<ActiveLendReservationsQuery, ActiveLendReservationsQueryVariables>;
export const CompletedLendReservationsDocument = new TypedDocumentString(`
    query completedLendReservations {
  completedLendReservations {
    id
    startDate
    endDate
    status
  }
}
    `) as unknown as TypedDocumentString<CompletedLendReservationsQuery, CompletedLendReservationsQueryVariables>;
export const CreateToolDocument = new TypedDocumentString(`
    mutation CreateTool($input: CreateToolInput!) {
  createTool(input: $input) {
    tool {
      id
      name
      description
    }
    errors
  }
}
    `) as unknown as TypedDocumentString<CreateToolMutation, CreateToolMutationVariables>;