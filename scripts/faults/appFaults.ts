// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are parts of source files
import type { FaultyFile } from './FaultyFile';

/** Faults in the app. */
export const appFaults: readonly FaultyFile[] = [
  {
    topic: 'forms',
    file: 'src/features/lending/typedNumbers.ts',
    tests: ['src/features/lending/toolForm.test.ts'],
    faults: [
      ['A price of 0 is taken', 'cents !== null && cents > 0', 'cents !== null && cents >= 0'],
    ],
  },
  {
    topic: 'forms',
    file: 'src/features/lending/toolForm.ts',
    tests: ['src/features/lending/toolForm.test.ts'],
    faults: [
      ['A tool without a category is sent', '.min(1, categoryMissing)', ''],
      ['A specification with a blank value is sent', "key !== '' && value !== '')", "key !== '')"],
      [
        'A tool without rows has none to type in',
        'specifications.length > 0 ? specifications : [blankSpecification]',
        'specifications',
      ],
      [
        'Without a picture an empty address is sent',
        'imageUrl: imageUrl || defaultToolImageUrl,\n    categoryIds',
        'imageUrl,\n    categoryIds',
      ],
    ],
  },
  {
    topic: 'forms',
    file: 'src/ui/form/useFormProblem.ts',
    tests: ['src/routes/account/SignUp.test.tsx'],
    faults: [
      ['Nothing is said below the fields', 'saysBelow ? textsOf(next) : noTexts', 'noTexts'],
      ['What was changed stays wrong', 'if (gone === undefined) return;', 'return;'],
    ],
  },
  {
    topic: 'forms',
    file: 'src/routes/account/signUpForm.ts',
    tests: ['src/routes/account/signUpForm.test.ts'],
    faults: [
      ['Passwords that differ are taken', ".oneOf([ref('password')], notAlike)", ''],
      ['The terms need not be accepted', '.isTrue(termsMissing)', ''],
    ],
  },
  {
    topic: 'forms',
    file: 'src/routes/account/signInForm.ts',
    tests: ['src/routes/account/SignIn.test.tsx'],
    faults: [
      [
        'Everybody is remembered',
        '...(values.rememberMe && { rememberMe: true })',
        'rememberMe: true',
      ],
    ],
  },
  {
    topic: 'forms',
    file: 'src/routes/market/book/bookingForm.ts',
    tests: ['src/routes/market/book/bookingForm.test.ts'],
    faults: [
      [
        'A booking of no days is sent',
        'daysBetween(start, end) >= 1',
        'daysBetween(start, end) >= 0',
      ],
      ['A booking begins yesterday', 'start >= today && ', ''],
    ],
  },
  {
    topic: 'forms',
    file: 'src/ui/form/useOneSubmission.ts',
    tests: ['src/routes/account/SignIn.test.tsx'],
    named: 'however often the button is pressed',
    faults: [
      ['Two presses send a form twice', 'underWay.current ??= send()', 'underWay.current = send()'],
    ],
  },
  {
    topic: 'drafts',
    file: 'src/features/lending/useDraft.ts',
    tests: ['src/routes/lending/AddTool.test.tsx'],
    named: 'in the middle of a word',
    faults: [
      [
        'What was typed last is lost when the page goes',
        "window.addEventListener('pagehide', keep);",
        '',
      ],
    ],
  },
  {
    topic: 'drafts',
    file: 'src/features/lending/toolDraft.ts',
    tests: ['src/routes/lending/AddTool.test.tsx'],
    faults: [
      [
        'One person sees the draft of another',
        'draft.addTool/${userId}',
        'draft.addTool/${userId.length}',
      ],
    ],
  },
  {
    topic: 'drafts',
    file: 'src/browser/leaveGuard.ts',
    tests: ['src/browser/leaveGuard.test.ts'],
    faults: [
      [
        'A link leaves an unsaved form',
        'if (leadsAway(to)) {',
        'if (leadsAway(to) && place === -1) {',
      ],
      [
        'Closing the window does not ask',
        "window.addEventListener('beforeunload', onBeforeUnload);",
        '',
      ],
    ],
  },
  {
    topic: 'sending',
    file: 'src/routes/lending/add/useSendingKey.ts',
    tests: ['src/routes/lending/add/useSendingKey.test.ts'],
    faults: [
      ['Each try has a key of its own', 'if (!latest.current || !isSame)', 'if (latest)'],
      [
        'Another picture goes under the same key',
        ' && latest.current.pictureData === pictureData',
        '',
      ],
    ],
  },
  {
    topic: 'late answers',
    file: 'src/features/lending/usePicture.ts',
    tests: ['src/routes/lending/AddTool.test.tsx'],
    faults: [
      ['A picture chosen before replaces the newer one', 'if (newest.current !== own) return;', ''],
    ],
  },
  {
    topic: 'late answers',
    file: 'src/routes/market/tool/ToolPage.tsx',
    tests: ['src/routes/market/tool/ToolPage.test.tsx'],
    faults: [
      ['The tool before shows at the address of the next', 'currentData: tool', 'data: tool'],
    ],
  },
  {
    topic: 'late answers',
    file: 'src/routes/market/book/BookingPanel.tsx',
    tests: ['src/routes/market/Book.test.tsx'],
    named: 'left meanwhile',
    faults: [
      ['A late booking takes the person from where they are', 'if (!mounted.current) return;', ''],
    ],
  },
  {
    topic: 'dates',
    file: 'src/features/bookings/rentalChoice.ts',
    tests: ['src/features/bookings/rentalChoice.test.ts'],
    faults: [
      ['An end before the start is kept', 'choice.end >= (start ?? today)', 'choice.end >= today'],
      [
        'An address orders 50 units',
        'quantity: quantity ?? 1',
        "quantity: quantity ?? Number(params.get('quantity') ?? 1)",
      ],
    ],
  },
  {
    topic: 'store',
    file: 'src/store/slices/favouritesSlice.ts',
    tests: ['src/store/favourites.test.ts'],
    faults: [
      [
        'A heart cannot be taken back',
        'set(state, payload, !(payload.id in state.entities));',
        'set(state, payload, true);',
      ],
    ],
  },
  {
    topic: 'store',
    file: 'src/store/slices/toolsSlice.ts',
    tests: ['src/store/slices/toolsSlice.test.ts', 'src/store/store.test.ts'],
    faults: [
      [
        'The service brings a deleted tool back',
        'if (state.deletedIds.includes(tool.id)) continue;',
        '',
      ],
      [
        'A change reaches one list alone',
        'adapter.updateOne(state.catalogue, { id, changes: stored(changes) });',
        '',
      ],
      ["A tool joins the next person's list", "if (state.status === 'idle') return;", ''],
    ],
  },
  {
    topic: 'store',
    file: 'src/store/slices/sampleWorldSlice.ts',
    tests: ['src/store/slices/sampleWorldSlice.letter.test.ts'],
    faults: [
      [
        'A review takes back the return',
        'bookings[id] = { ...bookings[id], review };',
        'bookings[id] = { review };',
      ],
    ],
  },
  {
    topic: 'store',
    file: 'src/store/jwtStorage.ts',
    tests: ['src/test/faults.test.tsx'],
    named: 'is a visitor',
    faults: [
      [
        'Anything under the key is sent as a token',
        '/^[\\w-]+(?:\\.[\\w-]+){2}$/.test(stored) ? stored : null',
        'stored',
      ],
    ],
  },
  {
    topic: 'address state',
    file: 'src/store/useAddressState.ts',
    tests: ['src/store/useAddressState.test.tsx'],
    faults: [
      ['Each key asks the service', "if (pace === 'now') write();", 'if (pace) write();'],
      [
        'Typing calls back who is on the way elsewhere',
        'if (address.key !== latest.current.key) return;',
        '',
      ],
      [
        'Back does not take typing back',
        'latest.current = { key, typed: {} };\n    setTyped({});',
        '',
      ],
    ],
  },
  {
    topic: 'toasts',
    file: 'src/store/slices/toastsSlice.ts',
    tests: ['src/test/faults.test.tsx'],
    named: 'one press asks|says it again',
    faults: [
      [
        'The same words stand on the screen twice',
        '...state.filter((toast) => !saysSame(toast, payload)),',
        '...state,',
      ],
    ],
  },
  {
    topic: 'toasts',
    file: 'src/ui/toast/Toast.tsx',
    tests: ['src/ui/toast/ToastArea.test.tsx'],
    faults: [
      ['A failure goes away by itself', "tone === 'danger' || (actionLabel", '(actionLabel'],
    ],
  },
  {
    topic: 'listeners',
    file: 'src/store/listener.ts',
    tests: ['src/routes/account/Settings.test.tsx', 'src/app/App.test.tsx'],
    faults: [
      ['Signing out leaves the token good', 'if (token !== null) {', 'if (token === null) {'],
    ],
  },
  {
    topic: 'cache',
    file: 'src/store/api/lendingApi.ts',
    tests: ['src/store/store.test.ts'],
    faults: [
      [
        'A list does not know the tool that was just made',
        "result?.tool ? ['Tools', 'Viewer'] : []",
        '[]',
      ],
    ],
  },
  {
    topic: 'cache',
    file: 'src/store/api/catalogueApi.ts',
    tests: ['src/store/store.test.ts', 'src/store/keepInBrowser.test.ts'],
    named: 'not after a short one|as soon as their token',
    faults: [
      [
        'A short page promises another',
        '? undefined\n',
        '? (lastPage.at(-1)?.searchCursor ?? undefined)\n',
      ],
      [
        'Tools far away stay after signing in',
        "providesTags: ['Tools', 'Distances']",
        "providesTags: ['Tools']",
      ],
    ],
  },
  {
    topic: 'access',
    file: 'src/app/RequireSignIn.tsx',
    tests: ['src/app/App.test.tsx'],
    named: 'guards and session',
    faults: [
      [
        'A visitor sees a guarded screen',
        'if (signedIn) return children;',
        'if (children) return children;',
      ],
    ],
  },
  {
    topic: 'escaping',
    file: 'src/rendering/PageHead.tsx',
    tests: ['src/rendering/PageHead.test.tsx'],
    faults: [
      ['The name of a tool ends the script of its data', ".replaceAll('<', '\\\\u003c')", ''],
    ],
  },
  {
    topic: 'escaping',
    file: 'src/rendering/toolData.ts',
    tests: ['src/rendering/PageHead.test.tsx'],
    faults: [
      [
        'Search engines show the price in øre',
        '(tool.pricePerDayCents / 100)',
        'tool.pricePerDayCents',
      ],
    ],
  },
  {
    topic: 'accessibility',
    file: 'src/ui/fieldProps.ts',
    tests: [
      'src/ui/form/form.test.tsx',
      'src/ui/FileDrop.test.tsx',
      'src/routes/info/Blog.test.tsx',
      'src/routes/account/SignUp.test.tsx',
    ],
    faults: [
      [
        'A wrong field is not marked',
        "'aria-invalid': error ? true : undefined",
        "'aria-invalid': undefined",
      ],
      ['A field is not tied to its hint', "hint ? `${id}-hint` : ''", "''"],
    ],
  },
  {
    topic: 'accessibility',
    file: 'src/ui/Tabs.tsx',
    tests: ['src/ui/Tabs.test.tsx'],
    faults: [
      ['Tab stops at each tab', 'tabIndex={selected ? 0 : -1}', 'tabIndex={0}'],
      [
        'The arrow left does nothing at the first tab',
        '(index - 1 + count) % count,\n  ArrowUp',
        'Math.max(0, index - 1),\n  ArrowUp',
      ],
    ],
  },
  {
    topic: 'accessibility',
    file: 'src/ui/Dialog.tsx',
    tests: ['src/ui/Dialog.test.tsx'],
    faults: [
      [
        'Escape ends what must not be interrupted',
        'if (locked) event.preventDefault();\n        else onClose();',
        'onClose();',
      ],
      ['Tab leaves a dialog', 'onKeyDown={trapTab}', ''],
    ],
  },
  {
    topic: 'accessibility',
    file: 'src/ui/toast/ToastArea.tsx',
    tests: ['src/ui/toast/ToastArea.test.tsx'],
    faults: [
      [
        'A failure waits until the screen reader is done',
        "toast.tone === 'danger') === urgent",
        "toast.tone === 'info') === urgent",
      ],
    ],
  },
  {
    topic: 'browser',
    file: 'src/browser/copyText.ts',
    tests: ['src/browser/copyText.test.ts'],
    faults: [
      ['Without a clipboard nothing is copied', 'return copyByCommand(text);', 'return false;'],
    ],
  },
  {
    topic: 'messages',
    file: 'src/routes/borrowing/conversation/MessageInput.tsx',
    tests: ['src/routes/borrowing/conversation/ConversationPage.test.tsx'],
    named: 'input method',
    faults: [['Enter sends a word that is being put together', ' || isComposing(event)', '']],
  },
  {
    topic: 'late answers',
    file: 'src/store/api/baseApi.ts',
    tests: ['src/test/faults.test.tsx', 'src/routes/account/switchingUsers.test.tsx'],
    faults: [
      [
        'The answer to a former token ends the new session',
        ' && tokenSent !== null && token === tokenSent',
        '',
      ],
      [
        'An answer with nothing in it is shown',
        'return isUsable(data, call.nullable === true)',
        'return data',
      ],
    ],
  },
  {
    topic: 'looking back',
    file: 'src/store/recordActions.ts',
    tests: ['src/store/recordActions.test.ts'],
    faults: [
      [
        'Looking back is taken for the present',
        'if ((own && currentStateIndex === total) || state === undefined) return null;',
        'if (own || state === undefined) return null;',
      ],
      [
        'What is done by hand in DevTools never reaches the app',
        'dispatch: (action) => dispatch(action as never) as never };',
        'dispatch: (action) => made.dispatch(action) };',
      ],
      [
        'An imported session is mixed with what happens here',
        'if (shownState() !== step.before) return;',
        '',
      ],
    ],
  },
];
