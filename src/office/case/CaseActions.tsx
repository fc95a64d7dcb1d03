import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Row } from '../../ui/Row';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import type { CaseQuery } from '../api/cases.generated';
import { useColleaguesQuery, useHandOverCaseMutation, useTakeCaseMutation } from '../api/casesApi';
import { useMeQuery } from '../api/staffApi';
import { useOutcome } from '../parts/useOutcome';

/** Take the case, hand it over, or put it back into the queue. */
export function CaseActions({ found }: { found: NonNullable<CaseQuery['case']> }) {
  const { i18n } = useLingui();
  const { problem, show } = useOutcome();
  const { data: me } = useMeQuery();
  const { data: colleagues = [] } = useColleaguesQuery();
  const [take, taking] = useTakeCaseMutation();
  const [handOver, handingOver] = useHandOverCaseMutation();
  const { id, takenBy } = found;
  const isMine = takenBy !== null && takenBy.id === me?.id;
  const mayGive = isMine || (takenBy !== null && me?.role === 'LEAD');
  return (
    <Stack $gap={3}>
      <Row $gap={4} $align="end">
        {takenBy === null && (
          <Button
            variant="secondary"
            loading={taking.isLoading}
            onClick={async () => show(await take(id))}
          >
            {i18n.t('Tag sagen')}
          </Button>
        )}
        {mayGive && (
          <>
            <Select
              label={i18n.t('Giv videre til')}
              value=""
              disabled={handingOver.isLoading}
              onChange={async ({ target }) => {
                if (target.value !== '') show(await handOver({ id, staffId: target.value }));
              }}
              options={[
                { value: '', label: i18n.t('Vælg en kollega') },
                ...colleagues
                  .filter((each) => each.id !== takenBy?.id)
                  .map((each) => ({ value: each.id, label: each.name })),
              ]}
            />
            <Button
              variant="secondary"
              loading={handingOver.isLoading}
              onClick={async () => show(await handOver({ id }))}
            >
              {i18n.t('Læg tilbage i køen')}
            </Button>
          </>
        )}
      </Row>
      {problem !== null && <ErrorBox>{problem}</ErrorBox>}
    </Stack>
  );
}
