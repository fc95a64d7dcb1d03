import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type PropsWithChildren,
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

type Props<Name extends keyof Parts> = Omit<ComponentProps<Parts[Name]>, 'children'> & {
  of: Name;
  /** What is in its place until it is there, and what it may say instead. */
  children?: ReactNode;
};

/** A place for one of them. */
export function LivePart<Name extends keyof Parts>({ of, children, ...props }: Props<Name>) {
  const Part = use(LivePartsContext)?.[of] as ComponentType<PropsWithChildren> | undefined;
  return Part ? <Part {...props}>{children}</Part> : children;
}
