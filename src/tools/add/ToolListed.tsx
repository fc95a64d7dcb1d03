import { useLingui } from '@lingui/react';
import { Plus, Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { addresses, to } from '../../../domain/values/addresses';
import { copyText } from '../../platform/browser/copyText';
import { useAppDispatch } from '../../platform/store/hooks';
import { toastShown } from '../../platform/store/slices/toastsSlice';
import { Button } from '../../ui/Button';
import { Drawing } from '../../ui/Drawing';
import { Heading } from '../../ui/Heading';
import { LinkButton } from '../../ui/LinkButton';
import { PageContainer } from '../../ui/PageContainer';
import { Row } from '../../ui/Row';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { TextLink } from '../../ui/TextLink';

/** The tool that was just listed or saved as a draft. */
export interface Listed {
  id: string;
  name: string;
  state: 'PUBLISHED' | 'DRAFT';
}

/** Says that the tool is listed, and what to do next. */
export function ToolListed({ listed, onAnother }: { listed: Listed; onAnother: () => void }) {
  const { i18n } = useLingui();
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, []);
  const { id, name, state } = listed;
  const isPublic = state === 'PUBLISHED';
  const title = isPublic ? i18n.t('It hangs in the shed now') : i18n.t('Your draft is saved');

  const share = async () => {
    const url = new URL(to.tool(id), window.location.origin).href;
    if ('share' in navigator) {
      try {
        await navigator.share({ title: name, url });
        return;
      } catch (error) {
        // The member closed the sheet of the phone.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    const copied = await copyText(url);
    const text = copied
      ? /*i18n*/ 'The link is copied.'
      : /*i18n*/ 'We could not copy the link. Open the tool and share it from there.';
    dispatch(toastShown({ tone: copied ? 'success' : 'danger', text, lang: 'en' }));
  };

  return (
    <PageContainer $width="reading" title={title}>
      <Stack $gap={5} $align="center">
        <Drawing src="/images/scenes/empty-tools.svg" width={200} height={150} />
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text $size="lead" $tone="muted" $align="center">
          {isPublic
            ? i18n.t('Everybody can find and borrow {name}. We write to you when somebody asks.', {
                name,
              })
            : i18n.t('Only you see {name} until you publish it.', { name })}
        </Text>
        <Row $gap={3} $justify="center">
          {isPublic ? (
            <Button icon={<Share2 aria-hidden="true" />} onClick={() => void share()}>
              {i18n.t('Share it')}
            </Button>
          ) : (
            <LinkButton to={to.editTool(id)}>{i18n.t('Edit draft')}</LinkButton>
          )}
          <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={onAnother}>
            {i18n.t('List another')}
          </Button>
        </Row>
        <Row $gap={5} $justify="center">
          {isPublic && <TextLink to={to.tool(id)}>{i18n.t('See your tool')}</TextLink>}
          <TextLink to={addresses.dashboard}>{i18n.t('Go to your shed')}</TextLink>
        </Row>
      </Stack>
    </PageContainer>
  );
}
