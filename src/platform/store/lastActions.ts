import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { isTokenChange } from './slices/authSlice';

const mostActions = 200;

interface Step {
  /** The state before the action. */
  before: unknown;
  action: UnknownAction;
  /** When, in milliseconds since 1970. */
  at: number;
}

let steps: Step[] = [];

/** Keeps the last 200 actions in memory, for a person who wants to save them. They are dropped when the token changes. */
export const keepLastActions: StoreEnhancer = (make) => (reducer, state) =>
  make((before, action) => {
    const after = reducer(before, action);
    if (before !== undefined) steps.push({ before, action, at: Date.now() });
    if (isTokenChange(action)) steps = [];
    if (steps.length > mostActions) steps.shift();
    return after;
  }, state);

/** The last actions, the oldest first. */
export const lastActions = (): readonly Step[] => steps;
