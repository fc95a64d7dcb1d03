import { type ReactNode, useRef } from 'react';
import { lazyDialog } from '../../ui/lazyDialog';
import { useScreenState } from '../../ui/useScreenState';
import { IdentityProofContext, isProofNeeded, type WithProof } from './useIdentityProof';

const { Dialog: IdentityProofDialog } = lazyDialog(
  async () => (await import('./IdentityProofDialog')).IdentityProofDialog,
);

/** Wraps steps that may first need proof of identity. All of them share one dialog. */
export function IdentityProofProvider({
  email,
  where = '',
  children,
}: {
  email: string;
  /** Distinguishes several of these on one screen. */
  where?: string;
  children: ReactNode;
}) {
  const [isAsking, setAsking] = useScreenState(`asking who it is ${where}`, false);
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null);

  const settle = (isConfirmed: boolean) => {
    setAsking(false);
    answer.current?.(isConfirmed);
    answer.current = null;
  };
  const withProof: WithProof = async (step) => {
    const first = await step();
    if (!isProofNeeded(first.error)) return first;
    const isConfirmed = await new Promise<boolean>((resolve) => {
      // When a second step asks meanwhile, the first one is cancelled.
      answer.current?.(false);
      answer.current = resolve;
      setAsking(true);
    });
    return isConfirmed ? step() : null;
  };

  return (
    <IdentityProofContext value={withProof}>
      {children}
      <IdentityProofDialog
        open={isAsking}
        email={email}
        onConfirmed={() => settle(true)}
        onClose={() => settle(false)}
      />
    </IdentityProofContext>
  );
}
