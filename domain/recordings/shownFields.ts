/** The fields whose texts a recorded session shows. Every other text in it is masked. */

const names = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Ids, instants, dates, kinds and states: shown as they are. */
export const plainFields = names(`
  action answeredAt appealUntil appealedAt area at availableFrom availableTo avatar avatarImageUrl before bookingId bufferDays by canAdd categories canTick changeId
  checkedOn choices chosen clientId conversationId createdAt date day decidedAt declaredValue deposit due end endDate endpointName event expiresAt failingSince failure field first
  fixedCacheKey from horizonDays how icon id ids imageUrl imageUrls inAccount itemId key kind lang language last lastDay last4 lateBefore latestId liftedAt link longestDays memberSince
  madeAt memberId messageId mode moment month mutedMails mutedPushes newestAt newestMessageId noticeDays now number op path oldestMessageId orderBy
  orderDirection ownerId participantId paymentMethodId pictureId pictures possible pricePerDay pricePerWeek proposedBy publishedAt publishedBy
  purpose queryCacheKey readUpTo reader reducerPath requestId requestStatus retry returnedOn reviewUntil role searchCursor
  senderId shortestDays since sort source stage start startDate state status step subCategory takenAt timestamp to toldAt tone toolId scopes topics
  toolIds triedAt type typing typingParticipantId units until upTo usedAt view viewerId visibility wantedBy webhookId which writtenAt writtenBy
`);

/** Texts that people and the service have written. E-mails and other patterns within them are masked. */
export const textFields = names(`
  about actor after answer appealText beginsWith brand brandName browser caseNumber category claimText comment condition content contentType da decidedReason
  description didYouMean en errors facts filename firstName foundNames hiddenReason includedItems label liftedReason location memberName
  message messages model name near note part parts places placeName powerDescription preview previewInEnglish pickupHours problem q query reason
  reasons refusal response rule ruleName searchTerm searches specialFeatures stack staff subject system term text texts title toolName
  usageInstructions value values what whatsIncluded words
`);

/** Texts that are a path of the app or its pictures, with or without a query. */
export const addressFields = names('address before here href path pathname returnTo to way');

/** The query parameters of the app's URLs. */
export const shownParameters = names(`
  billing booking category date day distance end flex from map max min month near page q quantity rating sort start
  status tab tag to tool type units view year
`);

/** The endpoints whose only argument is an id, a list of ids, or a place. */
export const shownArguments = names(`
  booking bookingReviews conversation countView deleteTool handover listedTools member memberReviews
  memberTools ownTool ownerTools places profileReviews receipt removeFavourite searchOrigin similarTools statement tool
  typing
`);

/** The slices whose actions carry an id, a language or a kind as their payload. */
export const shownPayloads = names(
  'events favourites language letterWorld pending presses toasts tools',
);

/** The parts of the screen state whose value is a text. `*` stands for what varies. */
export const shownParts: readonly string[] = `
  * problem|* refused|* reason|* method|* way *|* choosing|* asks|about *|asking calendar|booking open
  copy of *|change answer|confirmation link|dates month|deletion|new from|handover problem *|kind of code|link
  newsletter|not located|pay with|push ability|reset link|signIn reason|tool step *
`
  .trim()
  .split(/[|\n]\s*/);
