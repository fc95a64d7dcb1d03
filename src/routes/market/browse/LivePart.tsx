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

/** The parts that load after the first response; null until they have loaded. */
export const LivePartsContext = createContext<Parts | null>(null);

/** Loads the parts of browsing that add to the results. If that fails, the screen is complete without them. */
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
  /** Shown until the part has loaded. The part gets it too, and may show it. */
  children?: ReactNode;
};

/** The place of one of the live parts. */
export function LivePart<Name extends keyof Parts>({ of, children, ...props }: Props<Name>) {
  const Part = use(LivePartsContext)?.[of] as ComponentType<PropsWithChildren> | undefined;
  return Part ? <Part {...props}>{children}</Part> : children;
}
