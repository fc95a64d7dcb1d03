import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The names in a source. `*` stands for a placeholder. */
const namesIn = (code: string) =>
  [...code.matchAll(/\buseScreenState(?:<[^;]*?>)?\(\s*(['`])(.*?)\1/g)].map(([, , name = '']) =>
    name.replaceAll(/\$\{.*?\}/g, '*'),
  );

const isSame = (one: string, other: string) =>
  new RegExp(`^${one.replaceAll('*', '.+')}$`).test(other);

it('finds a state name after its type argument', () => {
  const code = `useScreenState<{ a: 'b' } | null>(\n  'open', null); useScreenState(\`\${a} open\`, 1)`;
  expect(namesIn(code)).toEqual(['open', '* open']);
});

it('each screen state name is used in one file only', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .flatMap((file) =>
      namesIn(readFileSync(path.join('src', file), 'utf8')).map((name) => ({ name, file })),
    );
  expect(names.length).toBeGreaterThan(100);
  const shared = names.flatMap(({ name, file }) =>
    names
      .filter((other) => other.file !== file && isSame(name, other.name))
      .map((other) => `${name} of ${file} is ${other.name} of ${other.file}`),
  );
  expect(shared).toEqual([]);
});

/** The reasons for `useState` in a screen: time travel may show the moment without it. */
const reasons = {
  typed: 'what is typed, chosen or dragged, and not sent',
  busy: 'whether a request is under way',
  pointer: 'what the focus, the pointer or the scroll position decides',
  device: 'what is measured, drawn or loaded in this browser',
  own: 'an object that lives as long as the component',
  replay: 'a file that must not reach the store',
} as const;

/** The files of screens with `useState`: how many, and why. */
const localStates: Record<string, [count: number, ...(keyof typeof reasons)[]]> = {
  'bookings/booking/HandoverChecklist.tsx': [1, 'busy'],
  'bookings/booking/SimilarInstead.tsx': [1, 'device'],
  'bookings/booking/useHandoverPhotos.ts': [1, 'own'],
  'bookings/parts/DeclineDialog.tsx': [2, 'typed'],
  'conversations/conversation/MessageInput.tsx': [1, 'typed'],
  'conversations/conversation/MessageList.tsx': [2, 'pointer', 'own'],
  'conversations/conversation/usePictures.ts': [2, 'typed'],
  'conversations/conversation/useStickToEnd.ts': [1, 'pointer'],
  'letter/settings/usePhoto.ts': [1, 'typed'],
  'members/dashboard/RequestAnswer.tsx': [1, 'busy'],
  'members/parts/ConfirmEmailNotice.tsx': [1, 'busy'],
  'members/parts/PhotoCrop.tsx': [1, 'pointer'],
  'members/parts/PhotoDialog.tsx': [4, 'typed', 'device', 'busy'],
  'members/parts/ProfilePhoto.tsx': [2, 'typed', 'busy'],
  'members/settings/usePush.ts': [1, 'busy'],
  'members/signIn/ComeBack.tsx': [1, 'busy'],
  'pages/blog/NewsletterForm.tsx': [1, 'typed'],
  'pages/home/HeroSearch.tsx': [2, 'typed', 'pointer'],
  'pages/home/LendBand.tsx': [1, 'typed'],
  'pages/parts/useHeadingInView.ts': [1, 'pointer'],
  'platform/store/useAddressState.ts': [1, 'typed'],
  'search/browse/Browse.tsx': [1, 'device'],
  'search/browse/PriceField.tsx': [1, 'typed'],
  'search/browse/SearchSheet.tsx': [4, 'typed', 'own'],
  'search/browse/map/MapCanvas.tsx': [1, 'own'],
  'search/browse/map/MapMarks.tsx': [1, 'pointer'],
  'search/hooks/useSearchHelp.ts': [1, 'typed'],
  'search/parts/OriginDialog.tsx': [1, 'typed'],
  'search/parts/PlaceChoice.tsx': [1, 'busy'],
  'search/parts/map/PlaceMap.tsx': [1, 'own'],
  'search/parts/map/useCoast.ts': [2, 'device'],
  'search/parts/map/useSize.ts': [1, 'device'],
  'shell/AnnouncementLine.tsx': [1, 'device'],
  'shell/FailedScreen.tsx': [1, 'device'],
  'shell/PastApp.tsx': [2, 'own'],
  'shell/SiteLayout.tsx': [1, 'device'],
  'shell/member/MemberBar.tsx': [1, 'pointer'],
  'shell/replay/Replay.tsx': [1, 'replay'],
  'shell/replay/ReplayPlayer.tsx': [3, 'replay'],
  'tools/add/AddToolForm.tsx': [3, 'typed', 'own', 'busy'],
  'tools/form/useDraft.ts': [1, 'typed'],
  'tools/form/useDragOrder.ts': [1, 'pointer'],
  'tools/form/usePhotos.ts': [1, 'own'],
  'tools/form/usePicture.ts': [1, 'typed'],
  'tools/manage/calendar/UnavailabilityDialog.tsx': [1, 'busy'],
  'tools/manage/calendar/ToolRows.tsx': [1, 'pointer'],
  'tools/manage/calendar/useBlockDays.ts': [1, 'busy'],
  'tools/manage/calendar/useBookingDecisions.ts': [1, 'busy'],
  'tools/manage/calendar/useDaySelection.ts': [1, 'pointer'],
  'tools/manage/import/useToolImport.ts': [1, 'busy'],
  'tools/manage/useDeletion.ts': [2, 'busy', 'pointer'],
  'tools/manage/useOwnToolActions.ts': [1, 'busy'],
  'tools/parts/DaysChoice.tsx': [1, 'typed'],
  'tools/parts/FreeDaysDialog.tsx': [1, 'typed'],
  'tools/parts/SuggestionList.tsx': [1, 'pointer'],
};

it('what decides a screen is in the store: useState and useReducer only for listed reasons', () => {
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    // `ui` knows no store: what it keeps is decided by its props. The office has no time travel.
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(ui|office)\//.test(file))
    .map((file) => {
      const code = readFileSync(path.join('src', file), 'utf8');
      return [file, code.match(/\buse(State|Reducer)[<(]/g)?.length ?? 0] as const;
    })
    .filter(([, count]) => count > 0);
  const listed = Object.entries(localStates).map(([file, [count]]) => [file, count]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});
