import { useLingui } from '@lingui/react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Heading } from '../../ui/Heading';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';

/** The signed-in member's text about themselves. The Edit button does nothing, as given (§2), and says so. */
export function AboutYou({ about }: { about: string | null }) {
  const { i18n } = useLingui();
  return (
    <Card as="section" aria-labelledby="about">
      <Stack $gap={2}>
        <Row $justify="space-between">
          <Heading level={2} look="sub" id="about">
            {i18n.t('About')}
          </Heading>
          <Button variant="quiet" size="small" aria-disabled>
            {i18n.t('Edit')}
          </Button>
        </Row>
        {about ? (
          <Text $measure lang="da">
            {about}
          </Text>
        ) : (
          <Text $tone="muted">{i18n.t('You have not written anything about yourself yet.')}</Text>
        )}
      </Stack>
    </Card>
  );
}
