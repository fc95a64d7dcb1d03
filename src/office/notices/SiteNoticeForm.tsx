import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Select } from '../../ui/Select';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextArea } from '../../ui/TextArea';
import { TextField } from '../../ui/TextField';
import type { SiteNoticeKind } from '../api/schemaTypes.generated';
import { useAddSiteNoticeMutation } from '../api/siteNoticesApi';
import { Pair, Part } from '../case/parts';
import { useOutcome } from '../parts/useOutcome';
import { siteNoticeKinds } from './siteNoticeKinds';

const start = { textDa: '', textEn: '', from: '', until: '' };

/** The time of a field of type `datetime-local`, by the clock of this device. Null for none. */
const readTime = (text: string) => {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time.toISOString();
};

/** Writes to everybody, or closes Skuret for a while. */
export function SiteNoticeForm() {
  const { i18n } = useLingui();
  const { problem, setProblem, show } = useOutcome();
  const [add, { isLoading }] = useAddSiteNoticeMutation();
  const [kind, setKind] = useState<SiteNoticeKind>('ANNOUNCEMENT');
  const [typed, setTyped] = useState(start);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const { textDa, textEn } = typed;
    const fromAt = typed.from === '' ? new Date().toISOString() : readTime(typed.from);
    const untilAt = readTime(typed.until);
    if (fromAt === null || untilAt === null)
      return setProblem(i18n.t('Vælg, hvornår det slutter.'));
    const notice = { kind, textDa, textEn, fromAt, untilAt };
    if (show(await add({ notice })) === null) setTyped(start);
  };
  const field = (name: keyof typeof start) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Part title={i18n.t('Skriv til alle')}>
      <form onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack $gap={4}>
          <Select
            label={i18n.t('Hvad?')}
            value={kind}
            onChange={({ target }) => setKind(target.value as SiteNoticeKind)}
            options={(Object.keys(siteNoticeKinds) as SiteNoticeKind[]).map((value) => ({
              value,
              label: i18n.t(siteNoticeKinds[value].name),
            }))}
          />
          <Text $tone="muted">{i18n.t(siteNoticeKinds[kind].effect)}</Text>
          <Pair>
            <TextArea
              label={i18n.t('Tekst på dansk')}
              required
              maxLength={300}
              {...field('textDa')}
            />
            <TextArea
              label={i18n.t('Tekst på engelsk')}
              required
              maxLength={300}
              {...field('textEn')}
            />
          </Pair>
          <Pair>
            <TextField
              label={i18n.t('Fra')}
              hint={i18n.t('Tom betyder nu.')}
              type="datetime-local"
              {...field('from')}
            />
            <TextField
              label={i18n.t('Indtil')}
              type="datetime-local"
              required
              {...field('until')}
            />
          </Pair>
          {problem !== null && <ErrorBox>{problem}</ErrorBox>}
          <div>
            <Button
              type="submit"
              variant={kind === 'MAINTENANCE' ? 'danger' : 'primary'}
              loading={isLoading}
            >
              {i18n.t(siteNoticeKinds[kind].button)}
            </Button>
          </div>
        </Stack>
      </form>
    </Part>
  );
}
