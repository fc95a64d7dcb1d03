import { type Navigator, parsePath, type To } from 'react-router-dom';
import { onHistoryStep } from './historySteps';

/** The place of the current entry in the history, as the router numbers them; null for an entry that is not the router's. */
function currentPlace(): number | null {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}

/**
 * Stands between a screen with unsaved changes and everything that leads away from it: links, the back and forward
 * buttons, closing and reloading (where the browser itself asks). Instead of leaving, it calls `ask` with a function
 * that leaves. Returns a function that removes the guard.
 * Edge: another search or hash on the same path does not count as leaving.
 */
export function guardLeaving(navigator: Navigator, ask: (leave: () => void) => void): () => void {
  const { push, replace } = navigator;
  const { pathname: guardedPath, href: guardedHref } = window.location;
  const guardedState: unknown = window.history.state;
  let place = currentPlace();
  let goingBack = false;

  const leadsAway = (to: To) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to;
    return pathname !== undefined && pathname !== '' && pathname !== guardedPath;
  };

  const guarded =
    (go: Navigator['push']): Navigator['push'] =>
    (to, ...rest) => {
      const act = () => go.call(navigator, to, ...rest);
      if (leadsAway(to)) {
        ask(() => {
          stop();
          act();
        });
        return;
      }
      act();
      place = currentPlace();
    };

  // The router must not hear of a step that is not taken.
  const onPopState = (event: PopStateEvent) => {
    const isHere = window.location.pathname === guardedPath;
    if (isHere && goingBack) event.stopImmediatePropagation();
    goingBack = false;
    if (isHere) {
      place = currentPlace();
      return;
    }
    event.stopImmediatePropagation();
    const next = currentPlace();
    if (place === null || next === null || place === next) {
      // The number of steps back is unknown: the screen gets a new entry after the requested one.
      window.history.pushState(guardedState, '', guardedHref);
      ask(() => {
        stop();
        window.history.back();
      });
      return;
    }
    const steps = next - place;
    goingBack = true;
    window.history.go(-steps);
    ask(() => {
      stop();
      window.history.go(steps);
    });
  };

  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  navigator.push = guarded(push);
  navigator.replace = guarded(replace);
  const endSteps = onHistoryStep(onPopState);
  window.addEventListener('beforeunload', onBeforeUnload);

  function stop() {
    navigator.push = push;
    navigator.replace = replace;
    endSteps();
    window.removeEventListener('beforeunload', onBeforeUnload);
  }
  return stop;
}
