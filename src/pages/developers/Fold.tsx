import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Disclosure, useDisclosure } from '../../ui/Disclosure';
import { Heading } from '../../ui/Heading';

interface Props {
  /** The part of the address after `#`, which is also the name that is shown. */
  id: string;
  children: ReactNode;
}

/** An entry of the reference, folded below its name. An address with the name opens it. */
export function Fold({ id, children }: Props) {
  const { hash } = useLocation();
  const isNamed = hash === `#${id}`;
  const [, setOpen] = useDisclosure(id);
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed, setOpen]);
  return (
    <Disclosure
      name={id}
      defaultOpen={isNamed}
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
