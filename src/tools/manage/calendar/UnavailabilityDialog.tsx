import { useLingui } from '@lingui/react';
import { Form, useField } from 'formik';
import { useId, useState } from 'react';
import { formatPeriod } from '../../../../domain/bookings/rentalPeriod';
import type { CalendarDate } from '../../../../domain/values/days';
import {
  type BlockDaysAnswer,
  type Unavailability,
  useBlockDaysMutation,
  useChangeUnavailabilityMutation,
} from '../../../bookings/api/calendarApi';
import { failureMessages } from '../../../platform/store/failureMessages';
import { Button } from '../../../ui/Button';
import { Callout } from '../../../ui/Callout';
import { Dialog } from '../../../ui/Dialog';
import { AsyncFormik } from '../../../ui/form/AsyncFormik';
import { FormError } from '../../../ui/form/FormError';
import { FormikTextField } from '../../../ui/form/FormikFields';
import { firstProblem } from '../../../ui/form/firstProblem';
import { useFormProblem } from '../../../ui/form/useFormProblem';
import { Select } from '../../../ui/Select';
import { Stack } from '../../../ui/Stack';
import { Text } from '../../../ui/Text';
import { useScreenLanguage } from '../../../ui/useScreenLanguage';
import { useScreenState } from '../../../ui/useScreenState';
import { BookingDecisionList } from './BookingDecisionList';
import {
  longestNote,
  toUnavailabilityInput,
  type UnavailableDays,
  unavailabilityMessages,
  unavailabilitySchema,
} from './unavailabilityForm';
import { type ActionResult, type KeptBooking, useBookingDecisions } from './useBookingDecisions';

export interface CalendarTool {
  id: string;
  name: string;
  units: number;
}

interface Props {
  open: boolean;
  onClose: () => void;
  /** How many times it was opened: each opening starts without the messages of the one before. */
  opening: number;
  /** The initial values of the fields. */
  start: UnavailableDays;
  /** The blocked period that is changed; null for a new one. */
  block: Unavailability | null;
  tools: readonly CalendarTool[];
  today: CalendarDate;
  /** Called when the days are blocked and no booking was in the way. */
  onDone: () => void;
}

const failed = /*i18n*/ 'The days could not be blocked. Please try again.';

function ToolFields({ tools, fixed }: { tools: readonly CalendarTool[]; fixed: boolean }) {
  const { i18n } = useLingui();
  const [tool] = useField<string>('toolId');
  const [units] = useField<string>('units');
  const has = tools.find(({ id }) => id === tool.value)?.units ?? 1;
  const fewer = Array.from({ length: has - 1 }, (_, index) => String(index + 1));
  return (
    <>
      {fixed ? null : (
        <Select
          {...tool}
          label={i18n.t('Tool')}
          options={[
            { value: '', label: i18n.t('All my tools') },
            ...tools.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {has > 1 ? (
        <Select
          {...units}
          label={i18n.t('How many')}
          options={[
            { value: '', label: i18n.t('All {has}', { has }) },
            ...fewer.map((value) => ({ value, label: value })),
          ]}
        />
      ) : null}
    </>
  );
}

/** Blocks days or changes a blocked period; first it asks about the bookings that are in the way. */
export function UnavailabilityDialog({
  open,
  onClose,
  opening,
  start,
  block,
  tools,
  today,
  onDone,
}: Props) {
  const { i18n } = useLingui();
  const language = useScreenLanguage('en');
  const formId = useId();
  const { form, boxId, message, show, field } = useFormProblem(`block ${opening}`);
  const [blockDays] = useBlockDaysMutation();
  const [changeUnavailability] = useChangeUnavailabilityMutation();
  const [sent, setSent] = useScreenState<UnavailableDays | null>(`days sent ${opening}`, null);
  const [refused, setRefused] = useScreenState<string | null>(`block refused ${opening}`, null);
  const [busy, setBusy] = useState(false);
  const deciding = useBookingDecisions('block', `block ${opening}`);
  const { state } = deciding;

  async function send(values: UnavailableDays, keep: KeptBooking[]): Promise<ActionResult> {
    const what = { block: toUnavailabilityInput(values), keep };
    const { data, error } = (await (block
      ? changeUnavailability({ id: block.id, ...what })
      : blockDays({ toolId: values.toolId === '' ? null : values.toolId, ...what }))) as {
      data?: BlockDaysAnswer;
      error?: unknown;
    };
    if (!data) return { inTheWay: [], problem: failureMessages(error, failed)[0] ?? failed };
    if (data.inTheWay.length > 0) return { inTheWay: data.inTheWay, problem: null };
    return { inTheWay: [], problem: data.errors[0] ?? null };
  }

  const submit = async (values: UnavailableDays) => {
    setRefused(null);
    const problem = firstProblem(
      unavailabilitySchema(today, block?.startDate ?? null),
      values,
      unavailabilityMessages,
    );
    show(problem);
    if (problem) return;
    setSent(values);
    setBusy(true);
    const answer = await send(values, []);
    setBusy(false);
    if (answer.inTheWay.length > 0) deciding.begin(answer.inTheWay);
    else if (answer.problem !== null) setRefused(answer.problem);
    else onDone();
  };
  const period = sent && formatPeriod(sent.first, sent.last, language);
  const title = () => {
    if (state?.isDone) return i18n.t('The days are blocked');
    if (state) return i18n.t('You have bookings on these days');
    return block ? i18n.t('Change blocked days') : i18n.t('Block days');
  };
  const waiting = busy || deciding.busy;
  const cancels = state?.bookings.some((booking) => deciding.choiceOf(booking) !== 'keep') === true;

  const footer = () => {
    if (state?.isDone) return <Button onClick={onClose}>{i18n.t('Close')}</Button>;
    if (state && sent) {
      return (
        <>
          <Button variant="secondary" disabled={waiting} onClick={deciding.end}>
            {i18n.t('Back')}
          </Button>
          <Button
            loading={deciding.busy}
            onClick={() => void deciding.confirm((keep) => send(sent, keep))}
          >
            {cancels ? i18n.t('Cancel and block the days') : i18n.t('Block days')}
          </Button>
        </>
      );
    }
    return (
      <>
        <Button variant="secondary" disabled={waiting} onClick={onClose}>
          {i18n.t('Cancel')}
        </Button>
        <Button type="submit" form={formId} loading={busy}>
          {block ? i18n.t('Save') : i18n.t('Block')}
        </Button>
      </>
    );
  };

  return (
    <AsyncFormik initialValues={sent ?? start} enableReinitialize onSubmit={submit}>
      <Dialog
        open={open}
        onClose={onClose}
        lang={language}
        title={title()}
        closeLabel={i18n.t('Close')}
        locked={waiting}
        footer={footer()}
      >
        {state ? (
          <Stack $gap={4}>
            {state.isDone ? (
              <Callout role="status" tone="success">
                {i18n.t('{period} is blocked.', { period })}
              </Callout>
            ) : (
              <Text>
                {i18n.t('We have not blocked {period} yet. Choose what to do with each booking.', {
                  period,
                })}
              </Text>
            )}
            <BookingDecisionList deciding={deciding} />
          </Stack>
        ) : (
          <Stack as={Form} ref={form} id={formId} noValidate $gap={5}>
            <Text $tone="muted">
              {i18n.t('Nobody can book these days. Your bookings stand until you cancel them.')}
            </Text>
            <FormikTextField
              {...field('first')}
              type="date"
              label={i18n.t('First day')}
              min={block && block.startDate < today ? block.startDate : today}
              required
            />
            <FormikTextField
              {...field('last')}
              type="date"
              label={i18n.t('Last day')}
              min={today}
              required
            />
            <ToolFields tools={tools} fixed={block !== null} />
            <FormikTextField
              {...field('note')}
              label={i18n.t('Note (only you see it)')}
              maxLength={longestNote}
            />
            <FormError slotId={boxId} message={message ?? refused} />
          </Stack>
        )}
      </Dialog>
    </AsyncFormik>
  );
}
