import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosure, useDisclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';

/** Opens a disclosure when the address names something in it. */
function useOpened(name: string, isNamed: boolean): boolean {
  const [open, setOpen] = useDisclosure(name);
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed, setOpen]);
  return open;
}

interface Props {
  /** The part of the address after `#`, which is also the name that is shown. */
  id: string;
  children: ReactNode;
}

/** An entry of the reference, folded below its name. An address with the name opens it. */
export function Fold({ id, children }: Props) {
  const isNamed = useLocation().hash === `#${id}`;
  const isOpen = useOpened(id, isNamed);
  // The router has scrolled already, while the entry was folded.
  useEffect(() => {
    if (isNamed && isOpen) document.getElementById(id)?.scrollIntoView?.();
  }, [id, isNamed, isOpen]);
  return (
    <Disclosure
      name={id}
      summary={
        <Heading id={id} level={3} look="tiny" tabIndex={-1}>
          {id}
        </Heading>
      }
    >
      {children}
    </Disclosure>
  );
}

interface GroupProps {
  name: string;
  summary: string;
  /** Of the entries in it. */
  ids: readonly string[];
  children: ReactNode;
}

/** Entries of the reference, folded together. An address with the name of one opens it. */
export function FoldGroup({ name, summary, ids, children }: GroupProps) {
  useOpened(name, ids.includes(useLocation().hash.slice(1)));
  return (
    <Disclosure plain name={name} summary={summary}>
      {children}
    </Disclosure>
  );
}
