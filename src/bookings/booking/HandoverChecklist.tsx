import { useLingui } from '@lingui/react';
import { useState } from 'react';
import styled from 'styled-components';
import { failureMessages } from '../../platform/store/failureMessages';
import { theme } from '../../theme/theme';
import { Checkbox } from '../../ui/Checkbox';
import { FormError } from '../../ui/form/FormError';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useScreenState } from '../../ui/useScreenState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { BookingDetails } from '../api/bookingsApi';
import {
  type Handover,
  type HandoverItem,
  type HandoverMoment,
  useTickItemMutation,
} from '../api/handoverApi';
import { countTicked, isTicked, momentNames, moments, shortMomentNames } from './handoverWords';
import { getOtherName } from './useBookingWords';

const { border, color, fontSize, fontWeight, space, target } = theme;

const Items = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    font-weight: ${fontWeight.regular};
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    color: ${color.muted};
    font-size: ${fontSize.small};
    padding-block-end: ${space[2]};
  }
  tbody tr {
    border-block-start: ${border.line} solid ${color.line};
  }
  tbody th {
    padding-block: ${space[2]};
  }
  td,
  thead th:not(:first-child) {
    width: ${space[20]};
    text-align: center;
    white-space: nowrap;
  }
  td label {
    justify-content: center;
    min-height: ${target.medium};
    align-items: center;
  }
  td label > span:first-of-type {
    flex: none;
  }
`;

const notKept = /*i18n*/ 'We could not save your tick. Please try again.';

interface Props {
  booking: BookingDetails;
  handover: Handover;
}

/** The items of the tool: borrower and owner each tick what was there at the pick-up and at the return. */
export function HandoverChecklist({ booking, handover }: Props) {
  const { i18n } = useLingui();
  const [tickItem] = useTickItemMutation();
  const [problem, setProblem] = useScreenState<string | null>('handover ticks problem', null);
  /** The ticks that are sent and not answered yet. */
  const [wanted, setWanted] = useState<Record<string, boolean>>({});
  const { id, role } = booking;
  const { includedItems, canTick } = handover;
  const otherRole = role === 'OWNER' ? 'BORROWER' : 'OWNER';
  const other = getOtherName(booking);
  const shown = moments.filter(
    (moment) =>
      canTick.includes(moment) ||
      includedItems.some(({ ticks }) => ticks.some((tick) => tick.moment === moment)),
  );
  if (includedItems.length === 0 || shown.length === 0) return null;

  async function onTick(item: HandoverItem, moment: HandoverMoment, there: boolean) {
    const key = `${moment} ${item.id}`;
    setProblem(null);
    setWanted((all) => ({ ...all, [key]: there }));
    const { data, error } = await tickItem({ id, itemId: item.id, moment, there });
    setWanted(({ [key]: _answered, ...left }) => left);
    const [refused = null] = error ? failureMessages(error, notKept) : data.errors;
    setProblem(refused);
  }

  function sayOther(item: HandoverItem): string | null {
    const [out, back] = moments.map((moment) => isTicked(item, moment, otherRole));
    if (out && back) return i18n.t('Ticked by {other} at pick-up and return', { other });
    if (out) return i18n.t('Ticked by {other} at pick-up', { other });
    return back ? i18n.t('Ticked by {other} at return', { other }) : null;
  }

  return (
    <Stack $gap={3}>
      <Items>
        <caption>
          <VisuallyHidden>{i18n.t('Included')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{i18n.t('Included')}</th>
            {shown.map((moment) => (
              <th key={moment} scope="col">
                {i18n.t(shortMomentNames[moment])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {includedItems.map((item) => {
            const others = sayOther(item);
            return (
              <tr key={item.id}>
                <th scope="row">
                  <bdi lang="da">{item.name}</bdi>
                  {others === null ? null : (
                    <Text as="span" $size="small" $tone="muted" style={{ display: 'block' }}>
                      {others}
                    </Text>
                  )}
                </th>
                {shown.map((moment) => (
                  <td key={moment}>
                    <Checkbox
                      checked={wanted[`${moment} ${item.id}`] ?? isTicked(item, moment, role)}
                      disabled={!canTick.includes(moment)}
                      label={
                        <VisuallyHidden>
                          {item.name}: {i18n.t(momentNames[moment])}
                        </VisuallyHidden>
                      }
                      onChange={({ currentTarget }) =>
                        void onTick(item, moment, currentTarget.checked)
                      }
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Items>
      <FormError message={problem} />
      <Text $size="small" $tone="muted" role="status" $tabular>
        {shown.map((moment) => (
          <span key={moment} style={{ display: 'block' }}>
            {i18n.t('{moment}: you ticked {ticked} of {count}.', {
              moment: i18n.t(momentNames[moment]),
              ticked: countTicked(handover, moment, role),
              count: includedItems.length,
            })}
          </span>
        ))}
      </Text>
    </Stack>
  );
}
