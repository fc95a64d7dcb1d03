import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useDifferences } from '../../platform/store/useDifferences';
import { Callout } from '../../ui/Callout';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import { useOwnProfileQuery } from '../api/profileApi';
import { useViewer } from '../hooks/useViewer';
import { LenderForm } from './LenderForm';

/** Asks an owner how they lend before the first listing. `children` come once that is declared. */
export function AskLender({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const { user } = useViewer();
  const { hasOwnTools } = useDifferences();
  const { currentData: own } = useOwnProfileQuery(undefined, {
    skip: user === null || !hasOwnTools,
  });
  const [isSaved, setSaved] = useScreenState('lender saved', false);
  const isAsked = own?.lender === null;
  const result = useRef<HTMLParagraphElement>(null);
  // The pressed button disappears with the question.
  useEffect(() => {
    if (isSaved && !isAsked) result.current?.focus();
  }, [isSaved, isAsked]);

  if (own && isAsked) {
    return (
      <Card as="section" aria-labelledby="ask-lender" $padding="large">
        <Stack $gap={5}>
          <Stack $gap={1}>
            <Heading level={2} look="sub" id="ask-lender">
              {i18n.t('Do you lend as a private person or as a business?')}
            </Heading>
            <Text $tone="muted">
              {i18n.t('Borrowers have a right to know. You can change it in your settings.')}
            </Text>
          </Stack>
          <LenderForm lender={null} onSaved={() => setSaved(true)} />
        </Stack>
      </Card>
    );
  }
  return (
    <>
      {isSaved && own?.lender && (
        <Callout tone="success">
          <p ref={result} tabIndex={-1}>
            {own.lender.kind === 'TRADER'
              ? i18n.t('You lend as a business.')
              : i18n.t('You lend as a private person.')}
          </p>
        </Callout>
      )}
      {children}
    </>
  );
}
