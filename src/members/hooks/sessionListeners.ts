/** Listeners for events of the session that need the member's operations; the shell loads them with the store. */
import { listener } from '../../platform/store/listener';
import type { AppDispatch, RootState } from '../../platform/store/rootReducer';
import { signedOut } from '../../platform/store/slices/authSlice';
import { languageChosen } from '../../platform/store/slices/languageSlice';
import { selectHasAccount } from '../../platform/store/useHasAccount';
import { accountApi } from '../api/accountApi';
import { saveLanguage } from './accountLanguage';

const startListening = listener.startListening.withTypes<RootState, AppDispatch>();

// After the reset, which would drop this request too. The service ends the session (D28) while the person is signed out
// here already.
startListening({
  actionCreator: signedOut,
  effect: (_action, { dispatch, getOriginalState }) => {
    const { token } = getOriginalState().auth;
    if (token !== null) {
      dispatch(accountApi.endpoints.signOut.initiate({ token }, { track: false }));
    }
  },
});

startListening({
  actionCreator: languageChosen,
  effect: async ({ payload }, { dispatch, getState }) => {
    if (selectHasAccount(getState())) await dispatch(saveLanguage(payload));
  },
});
