import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { RootState } from '../../platform/store/rootReducer';
import { HidePresentApp, makePastPlace } from '../PastApp';
import { MomentScreen } from './MomentScreen';
import { ReplayControls } from './ReplayControls';
import type { Session } from './readSession';

interface Props {
  session: Session;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** A session in front of the app: the controls, and below them the app as it was. */
export function ReplayPlayer({ session, index, onIndex, onClose }: Props) {
  const { moments } = session;
  const [place] = useState(makePastPlace);
  const [isPlaying, setPlaying] = useState(false);
  /** A state that has the form of one, and that the app could not show. */
  const [failed, setFailed] = useState<RootState | null>(null);
  const moment = moments[index] ?? moments[0];
  const next = moments[index + 1];
  const { pathname } = moment.state.address;

  useLayoutEffect(() => {
    document.body.prepend(place);
    place.querySelector('input')?.focus();
    return () => {
      place.remove();
      document.getElementById('content')?.focus();
    };
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen starts at its top
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);

  useEffect(() => {
    if (!isPlaying || next === undefined) return;
    const timer = setTimeout(() => {
      onIndex(index + 1);
      if (index + 2 === moments.length) setPlaying(false);
    }, next.pause);
    return () => clearTimeout(timer);
  });

  return createPortal(
    <>
      <HidePresentApp />
      <ReplayControls
        session={session}
        index={index}
        isPlaying={isPlaying}
        hasFailed={failed === moment.state}
        onIndex={onIndex}
        onPlaying={(wanted) => {
          if (wanted && next === undefined) onIndex(0);
          setPlaying(wanted);
        }}
        onClose={onClose}
      />
      <MomentScreen state={moment.state} onFail={useCallback(setFailed, [])} />
    </>,
    place,
  );
}
