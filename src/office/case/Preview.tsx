import { useLingui } from '@lingui/react';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import type { PreviewDecisionMutation } from '../api/cases.generated';
import { Pair } from './parts';

type PreviewText = PreviewDecisionMutation['previewDecision']['texts'][number];

/** The texts for each side, in both languages, with the reason shown in the booking. */
export function Preview({ texts, reason }: { texts: readonly PreviewText[]; reason: string }) {
  const { i18n } = useLingui();
  const sides = [
    ['OWNER', i18n.t('Udlåneren læser')],
    ['BORROWER', i18n.t('Låneren læser')],
  ] as const;
  return (
    <Pair>
      {sides.map(([side, title]) => (
        <Card key={side} $look="sunken" $padding="small" as="section" aria-label={title}>
          <Stack $gap={3}>
            <Heading level={3} look="tiny">
              {title}
            </Heading>
            {texts
              .filter((each) => each.side === side)
              .map((each) => (
                <div key={each.language} lang={each.language}>
                  <Text $weight="semibold">{each.title}</Text>
                  {each.paragraphs.map((text) => (
                    <Text key={text}>{text}</Text>
                  ))}
                </div>
              ))}
            <Text $tone="muted">{i18n.t('I bookingen: „{reason}“', { reason })}</Text>
          </Stack>
        </Card>
      ))}
    </Pair>
  );
}
