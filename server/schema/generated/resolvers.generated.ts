/* Written by `npm run codegen` from schema.graphql and the documents; changes by hand are lost. */
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { UserRecord, MemberRecord } from '../../records/users';
import type { CategoryRecord } from '../../records/categories';
import type { ToolRecord } from '../../records/tools';
import type { ReviewRecord } from '../../records/reviews';
import type { ReservationRecord } from '../../records/reservations';
import type { RequestContext } from '../../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, ISO 8601 in UTC. */
  DateTime: { input: string; output: string | Date; }
  /** A calendar date, `YYYY-MM-DD`, never an instant. */
  Date: { input: string; output: string; }
};

/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type Query = {
  /** The signed-in user, or null for a visitor. A token that is no longer good is an error, so that it can be put away. */
  currentUser: Maybe<User>;
  /** All categories, in a fixed order. */
  categories: Array<Category>;
  /** Tools that match every given argument, most relevant first. */
  searchTools: Array<Tool>;
  /** One tool, or null when there is none with this id. */
  tool: Maybe<Tool>;
  /** The tools the signed-in user lends, newest first, at most 500. Needs a signed-in user. */
  myTools: Array<Tool>;
  /** The tools the signed-in user has borrowed or reserved, latest first, at most 500. Needs a signed-in user. */
  borrowedTools: Array<Tool>;
  /** Reservations of the user's own tools that are not over, at most 500. Needs a signed-in user. */
  activeLendReservations: Array<Reservation>;
  /** Reservations of the user's own tools that are over, at most 500. Needs a signed-in user. */
  completedLendReservations: Array<Reservation>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QuerySearchToolsArgs = {
  searchTerm?: InputMaybe<Scalars['String']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  priceCentsMin?: InputMaybe<Scalars['Int']['input']>;
  priceCentsMax?: InputMaybe<Scalars['Int']['input']>;
  distanceMax?: InputMaybe<Scalars['Int']['input']>;
  ratingMin?: InputMaybe<Scalars['Int']['input']>;
  orderBy?: InputMaybe<ToolOrder>;
  orderDirection?: InputMaybe<OrderDirection>;
  first?: InputMaybe<Scalars['Int']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
};


/** What anybody may ask, and what a signed-in user may ask about their own things. */
export type QueryToolArgs = {
  id: Scalars['ID']['input'];
};

/** What changes something. A request may hold one of these fields. */
export type Mutation = {
  /** Signs in. The token lasts 12 hours, 30 days with `rememberMe`. */
  signInUser: SignInPayload;
  /** Makes an account and signs in. The token lasts 12 hours. */
  signUpUser: SignUpPayload;
  /** Ends the token of this request at once. Without a good token there is nothing to end, which is no error. */
  signOut: SignOutPayload;
  /** Lists a tool for the signed-in user. Needs a signed-in user. */
  createTool: CreateToolPayload;
};


/** What changes something. A request may hold one of these fields. */
export type MutationSignInUserArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  rememberMe?: InputMaybe<Scalars['Boolean']['input']>;
};


/** What changes something. A request may hold one of these fields. */
export type MutationSignUpUserArgs = {
  name: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** What changes something. A request may hold one of these fields. */
export type MutationCreateToolArgs = {
  input: CreateToolInput;
};

/** The signed-in user, as only that user sees it. */
export type User = {
  /** The same id as the member's. */
  id: Scalars['ID']['output'];
  /** The e-mail that signs in. */
  email: Scalars['String']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What the user writes about themselves. */
  about: Maybe<Scalars['String']['output']>;
  /** Number of reviews of the user's tools. */
  reviewCount: Scalars['Int']['output'];
  /** Average of the reviews of the user's tools, 1 to 5; null without reviews. */
  ratingAverage: Maybe<Scalars['Float']['output']>;
  /** The address of the user's picture; null without one. */
  avatarImageUrl: Maybe<Scalars['String']['output']>;
  /** Number of tools the user lends. */
  toolCount: Scalars['Int']['output'];
};

/** What anybody may know of a member. */
export type Member = {
  /** The same id as the user's. */
  id: Scalars['ID']['output'];
  /** Full name. */
  name: Scalars['String']['output'];
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** What the member writes about themselves. */
  about: Maybe<Scalars['String']['output']>;
  /** Number of reviews of the member's tools. */
  reviewCount: Scalars['Int']['output'];
  /** Average of the reviews of the member's tools, 1 to 5; null without reviews. */
  ratingAverage: Maybe<Scalars['Float']['output']>;
  /** The address of the member's picture; null without one. */
  avatarImageUrl: Maybe<Scalars['String']['output']>;
};

/** What signing in answers. */
export type SignInPayload = {
  /** What to send as `Authorization: Bearer …`. Null when `errors` says why. */
  token: Maybe<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What signing up answers. */
export type SignUpPayload = {
  /** What to send as `Authorization: Bearer …`. Null when `errors` says why. */
  token: Maybe<Scalars['String']['output']>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

/** What signing out answers. */
export type SignOutPayload = {
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};

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

/** A category of tools. */
export type Category = {
  /** What `searchTools` and `createTool` take. */
  id: Scalars['Int']['output'];
  /** What people see. */
  name: Scalars['String']['output'];
  /** What belongs to it, in one line. */
  description: Scalars['String']['output'];
  /** What addresses and drawings are named by, like `power-tools`. */
  code: Scalars['String']['output'];
};

/** A tool that somebody lends. */
export type Tool = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** What the owner calls it. */
  name: Scalars['String']['output'];
  /** What the owner writes about it; may have several lines. */
  description: Scalars['String']['output'];
  /** A Danish place name or postcode. */
  location: Scalars['String']['output'];
  /** The address of its picture on this service. One under `/pictures/` exists in more widths and as AVIF. */
  imageUrl: Scalars['String']['output'];
  /** Price per day in øre. */
  pricePerDayCents: Scalars['Int']['output'];
  /** At least one. */
  categories: Array<Category>;
  /** Refundable deposit in øre; 0 when there is none. */
  depositCents: Scalars['Int']['output'];
  /** Who makes it. */
  brandName: Maybe<Scalars['String']['output']>;
  /** The maker's name for it. */
  model: Maybe<Scalars['String']['output']>;
  /** What drives it, like `750 W` or `18 V batteri`. */
  powerDescription: Maybe<Scalars['String']['output']>;
  /** The state it is in. */
  condition: Maybe<Scalars['String']['output']>;
  /** Weight in tens of grams, whatever the name says: a drill of 1.7 kg has 170 (D27). */
  weightGrams: Maybe<Scalars['Int']['output']>;
  /** Age in months. */
  ageMonths: Maybe<Scalars['Int']['output']>;
  /** How it is used; may have several lines. */
  usageInstructions: Maybe<Scalars['String']['output']>;
  /** Whether it is shown among the picked ones. */
  featured: Scalars['Boolean']['output'];
  /** What comes with it. */
  includedItems: Array<Scalars['String']['output']>;
  /** What there is to know, as rows. */
  specifications: Array<Specification>;
  /** Units that can be out at the same time. */
  maxAvailableCount: Scalars['Int']['output'];
  /** Number of its reviews. */
  reviewCount: Scalars['Int']['output'];
  /** Average of its reviews, 1 to 5; null without reviews. */
  ratingAverage: Maybe<Scalars['Float']['output']>;
  /** Who lends it. */
  owner: Member;
  /** Newest first, at most 50. */
  reviews: Array<Review>;
  /** Where to go on from, in the answer of `searchTools` alone; null elsewhere. */
  searchCursor: Maybe<Scalars['String']['output']>;
};

/** One row of what there is to know about a tool. */
export type Specification = {
  /** What it is, like `Effekt`. */
  key: Scalars['String']['output'];
  /** How much or which, like `750 W`. */
  value: Scalars['String']['output'];
};

/** What somebody who borrowed a tool says about it. */
export type Review = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** 1 to 5. */
  rating: Scalars['Int']['output'];
  /** In the reviewer's own words. */
  comment: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Who wrote it. */
  createdByUser: Member;
};

/** A tool that is promised to somebody on some days. */
export type Reservation = {
  /** Never changes. */
  id: Scalars['ID']['output'];
  /** The day it is fetched. */
  startDate: Scalars['Date']['output'];
  /** The day it is handed back. */
  endDate: Scalars['Date']['output'];
  /** How far it has come, as of today in Denmark. */
  status: ReservationStatus;
};

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
  name: Scalars['String']['input'];
  /** 1 to 5000 characters. */
  description: Scalars['String']['input'];
  /** A Danish place name or postcode, 1 to 120 characters. */
  location: Scalars['String']['input'];
  /** 1 to 100,000,000 øre. */
  pricePerDayCents: Scalars['Int']['input'];
  /** The address of a picture that this service serves (`/images/…` or `/pictures/…`); the default picture when left out. */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 11 ids of `categories`. */
  categoryIds: Array<Scalars['Int']['input']>;
  /** A picture to keep; goes before `imageUrl`. */
  mainImage?: InputMaybe<ImageInput>;
  /** At most 30 rows; rows with a blank key or value are left out. */
  specifications?: InputMaybe<Array<SpecificationInput>>;
  /** At most 50 items of 200 characters; blank ones are left out. */
  includedItems?: InputMaybe<Array<Scalars['String']['input']>>;
  /** At most 5000 characters. */
  usageInstructions?: InputMaybe<Scalars['String']['input']>;
};

/** One row of what there is to know about a tool. */
export type SpecificationInput = {
  /** At most 80 characters. */
  key: Scalars['String']['input'];
  /** At most 400 characters. */
  value: Scalars['String']['input'];
};

/** A picture as a file: PNG, JPEG, GIF, WebP or AVIF, at most 10 MB decoded from base64, at most 12,000 pixels a side, 50 megapixels as JPEG, 20 as PNG, GIF or WebP, 8 as AVIF. */
export type ImageInput = {
  /** The bytes as base64. */
  data: Scalars['String']['input'];
  /** What the file is called; at most 255 characters. Not kept. */
  filename: Scalars['String']['input'];
  /** What the browser takes it for. What counts are the bytes. */
  contentType: Scalars['String']['input'];
};

/** What listing a tool answers. */
export type CreateToolPayload = {
  /** The listed tool. Null when `errors` says why. */
  tool: Maybe<Tool>;
  /** What a person can read; empty when it went well. */
  errors: Array<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  User: ResolverTypeWrapper<UserRecord>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Member: ResolverTypeWrapper<MemberRecord>;
  SignInPayload: ResolverTypeWrapper<SignInPayload>;
  SignUpPayload: ResolverTypeWrapper<SignUpPayload>;
  SignOutPayload: ResolverTypeWrapper<SignOutPayload>;
  ToolOrder: ToolOrder;
  OrderDirection: OrderDirection;
  Category: ResolverTypeWrapper<CategoryRecord>;
  Tool: ResolverTypeWrapper<ToolRecord>;
  Specification: ResolverTypeWrapper<Specification>;
  Review: ResolverTypeWrapper<ReviewRecord>;
  Reservation: ResolverTypeWrapper<ReservationRecord>;
  ReservationStatus: ReservationStatus;
  CreateToolInput: CreateToolInput;
  SpecificationInput: SpecificationInput;
  ImageInput: ImageInput;
  CreateToolPayload: ResolverTypeWrapper<Omit<CreateToolPayload, 'tool'> & { tool?: Maybe<ResolversTypes['Tool']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Mutation: Record<PropertyKey, never>;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  Date: Scalars['Date']['output'];
  User: UserRecord;
  Float: Scalars['Float']['output'];
  Member: MemberRecord;
  SignInPayload: SignInPayload;
  SignUpPayload: SignUpPayload;
  SignOutPayload: SignOutPayload;
  Category: CategoryRecord;
  Tool: ToolRecord;
  Specification: Specification;
  Review: ReviewRecord;
  Reservation: ReservationRecord;
  CreateToolInput: CreateToolInput;
  SpecificationInput: SpecificationInput;
  ImageInput: ImageInput;
  CreateToolPayload: Omit<CreateToolPayload, 'tool'> & { tool?: Maybe<ResolversParentTypes['Tool']> };
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  currentUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  searchTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QuerySearchToolsArgs, 'first'>>;
  tool?: Resolver<Maybe<ResolversTypes['Tool']>, ParentType, ContextType, RequireFields<QueryToolArgs, 'id'>>;
  myTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>;
  borrowedTools?: Resolver<Array<ResolversTypes['Tool']>, ParentType, ContextType>;
  activeLendReservations?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType>;
  completedLendReservations?: Resolver<Array<ResolversTypes['Reservation']>, ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signInUser?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInUserArgs, 'email' | 'password'>>;
  signUpUser?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpUserArgs, 'name' | 'email' | 'password'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  createTool?: Resolver<ResolversTypes['CreateToolPayload'], ParentType, ContextType, RequireFields<MutationCreateToolArgs, 'input'>>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  avatarImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toolCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MemberResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Member'] = ResolversParentTypes['Member']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  about?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  avatarImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignInPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ToolResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tool'] = ResolversParentTypes['Tool']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pricePerDayCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  depositCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  brandName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  powerDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weightGrams?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ageMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usageInstructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  includedItems?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  specifications?: Resolver<Array<ResolversTypes['Specification']>, ParentType, ContextType>;
  maxAvailableCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ratingAverage?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType>;
  searchCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SpecificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Specification'] = ResolversParentTypes['Specification']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByUser?: Resolver<ResolversTypes['Member'], ParentType, ContextType>;
};

export type ReservationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Reservation'] = ResolversParentTypes['Reservation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReservationStatus'], ParentType, ContextType>;
};

export type CreateToolPayloadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CreateToolPayload'] = ResolversParentTypes['CreateToolPayload']> = {
  tool?: Resolver<Maybe<ResolversTypes['Tool']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  Member?: MemberResolvers<ContextType>;
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  Tool?: ToolResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  Reservation?: ReservationResolvers<ContextType>;
  CreateToolPayload?: CreateToolPayloadResolvers<ContextType>;
};

