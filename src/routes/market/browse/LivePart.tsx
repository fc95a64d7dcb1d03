import {
  type ComponentProps,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
} from 'react';

type Parts = typeof import('./live/liveParts').liveParts;

/** What comes after the first answer, once it is there. */
export const LivePartsContext = createContext<Parts | null>(null);

/** Fetches the parts of browsing that say more of what was found. Where that fails, the screen is whole without them. */
export function useLiveParts(isWanted: boolean): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (isWanted)
      import(/* webpackChunkName: "browse-live" */ './live/liveParts').then(
        (module) => setParts(module.liveParts),
        () => undefined,
      );
  }, [isWanted]);
  return parts;
}

type Props<Name extends keyof Parts> = ComponentProps<Parts[Name]> & {
  of: Name;
  /** What is in its place until it is there. */
  children?: ReactNode;
};

/** A place for one of them. */
export function LivePart<Name extends keyof Parts>({ of, children, ...props }: Props<Name>) {
  const Part = use(LivePartsContext)?.[of] as React.ComponentType<object> | undefined;
  return Part ? <Part {...props} /> : children;
}
