import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useHideContentMutation } from '../api/casesApi';
import { StatementFields } from '../parts/StatementFields';
import { useOutcome } from '../parts/useOutcome';
import { Part } from './parts';

/** Hides what the case reports. The case stays open, for the answer to the person who has reported it. */
export function HideForm({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { problem, show } = useOutcome();
  const [hide, { isLoading }] = useHideContentMutation();
  const [typed, setTyped] = useState({ rule: '', facts: '' });
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    show(await hide({ id, ...typed }));
  };
  return (
    <Part title={i18n.t('Skjul det')}>
      <Text $tone="muted">
        {i18n.t('Andre kan ikke se det mere. Ejeren eller forfatteren får en afgørelse.')}
      </Text>
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack $gap={4}>
          <StatementFields
            typed={typed}
            onChange={(changes) => setTyped({ ...typed, ...changes })}
          />
          {problem !== null && <ErrorBox>{problem}</ErrorBox>}
          <div>
            <Button type="submit" loading={isLoading}>
              {i18n.t('Skjul det')}
            </Button>
          </div>
        </Stack>
      </form>
    </Part>
  );
}
