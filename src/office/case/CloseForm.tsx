import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Stack } from '../../ui/Stack';
import { TextArea } from '../../ui/TextArea';
import { useCloseCaseMutation } from '../api/casesApi';
import { useOutcome } from '../parts/useOutcome';
import { Part } from './parts';

/** Closes a case that needs no decision. */
export function CloseForm({ id, isReport }: { id: string; isReport: boolean }) {
  const { i18n } = useLingui();
  const { problem, show } = useOutcome();
  const [close, { isLoading }] = useCloseCaseMutation();
  const [reason, setReason] = useState('');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    show(await close({ id, reason }));
  };
  return (
    <Part title={i18n.t('Luk sagen')}>
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack $gap={4}>
          <TextArea
            label={i18n.t('Begrundelse')}
            hint={
              isReport
                ? i18n.t('Hvad blev der gjort? En person uden konto læser den på sin kvittering.')
                : i18n.t('Hvad blev der gjort? Den gemmes med dit navn.')
            }
            required
            maxLength={2_000}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          {problem !== null && <ErrorBox>{problem}</ErrorBox>}
          <Button type="submit" loading={isLoading}>
            {i18n.t('Luk sagen')}
          </Button>
        </Stack>
      </form>
    </Part>
  );
}
