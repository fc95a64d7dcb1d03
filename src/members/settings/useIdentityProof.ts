import { createContext, use } from 'react';
import type { ApiError } from '../../platform/api/baseApi';

interface Outcome<T> {
  data?: T;
  error?: unknown;
}

/**
 * Takes a step that may need proof of identity. If the service refuses it for that, the person is asked for their
 * password and the step is taken again. Null when they decline.
 */
export type WithProof = <T>(step: () => Promise<Outcome<T>>) => Promise<Outcome<T> | null>;

export const IdentityProofContext = createContext<WithProof>((step) => step());

export const useIdentityProof = (): WithProof => use(IdentityProofContext);

export const isProofNeeded = (error: unknown): boolean =>
  (error as Partial<ApiError> | undefined)?.code === 'PROOF_NEEDED';
