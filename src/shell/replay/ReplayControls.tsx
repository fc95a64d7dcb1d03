import { useLingui } from '@lingui/react';
import { ChevronLeft, ChevronRight, Pause, Play, X } from 'lucide-react';
import styled from 'styled-components';
import { copyText } from '../../platform/browser/copyText';
import { media, theme } from '../../theme/theme';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { RangeSlider } from '../../ui/RangeSlider';
import { Row } from '../../ui/Row';
import { Status } from '../../ui/Status';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { useScreenLanguage } from '../../ui/useScreenLanguage';
import { useScreenState } from '../../ui/useScreenState';
import { diffStates } from './diffStates';
import type { Session } from './readSession';

const { border, color, fontSize, fontWeight, radius, space } = theme;

const Bar = styled.aside`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.depth.skipLink};
  ${media.low} {
    position: relative;
  }
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]} ${space[3]};
  background: ${color.surface};
  border-block-end: ${border.edge} solid ${color.primary};
  font-size: ${fontSize.small};
`;
const Title = styled.h1`
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
  overflow-wrap: anywhere;
`;
const Panes = styled.div`
  display: grid;
  gap: ${space[2]} ${space[4]};
  ${media.tablet} {
    grid-template-columns: minmax(18rem, 1fr) 2fr;
  }
`;
const Slide = styled.div`
  flex: 1;
  min-width: 0;
`;
const Pane = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-width: 0;
  height: 8rem;
  ${media.tablet} {
    height: 14rem;
  }
`;
const Name = styled.span`
  font-weight: ${fontWeight.semibold};
`;
const List = styled.select`
  width: 100%;
  height: 100%;
  border: ${border.line} solid ${color.edge};
  border-radius: ${radius.input};
  background: ${color.ground};
  color: ${color.ink};
  option {
    padding: ${space[1]} ${space[2]};
  }
`;
const Changes = styled.div`
  overflow: auto;
  padding: ${space[2]};
  border: ${border.line} solid ${color.edge};
  border-radius: ${radius.input};
  background: ${color.ground};
  li {
    padding-block: ${space[1]};
    overflow-wrap: anywhere;
  }
  del {
    color: ${color.danger};
  }
  ins {
    color: ${color.success};
    text-decoration: none;
  }
  del,
  ins {
    display: block;
  }
`;

interface Props {
  session: Session;
  index: number;
  isPlaying: boolean;
  /** True when the app cannot show the state of this moment. */
  hasFailed: boolean;
  onIndex: (index: number) => void;
  onPlaying: (isPlaying: boolean) => void;
  onClose: () => void;
}

/** The controls above the replayed app: slider, list of actions, and what the shown action has changed. */
export function ReplayControls(props: Props) {
  const { session, index, isPlaying, hasFailed, onIndex, onPlaying, onClose } = props;
  const { moments, isOtherVersion, unknownCount, failedAt } = session;
  const { i18n } = useLingui();
  const isPhone = useMediaQuery(media.belowTablet);
  const [chosen, setShowsDetails] = useScreenState<boolean | null>('replay details', null);
  // On a phone they would leave little of the replayed app.
  const showsDetails = chosen ?? !isPhone;
  const [copied, setCopied] = useScreenState<number | null>('replay link copied', null);
  const last = moments.length - 1;
  const [moment, before] = [moments[index] ?? moments[0], moments[index - 1]];
  const changes = before ? diffStates(before.state, moment.state) : [];
  const { pathname, search } = moment.state.address;
  const start = i18n.t('Start of the recording');
  const onCopy = async () => {
    // The address follows the slider only after a pause.
    const link = new URL(window.location.href);
    link.searchParams.set('action', String(index));
    if (await copyText(link.href)) setCopied(index);
  };
  return (
    <Bar aria-label={i18n.t('Replay')} lang={useScreenLanguage('en')}>
      <Row $justify="space-between" $gap={2}>
        <Title>
          {moment.label || start} <bdi>{`(${pathname}${search})`}</bdi>
        </Title>
        <Row $gap={2}>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={showsDetails}
            onClick={() => setShowsDetails(!showsDetails)}
          >
            {showsDetails ? i18n.t('Hide details') : i18n.t('Show details')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void onCopy()}>
            {copied === index ? i18n.t('Link copied') : i18n.t('Copy link to this moment')}
          </Button>
          <IconButton label={i18n.t('Close the replay')} icon={<X />} onClick={onClose} />
        </Row>
      </Row>
      <Row $gap={2} $wrap={false}>
        <IconButton
          label={isPlaying ? i18n.t('Pause') : i18n.t('Play')}
          icon={isPlaying ? <Pause /> : <Play />}
          onClick={() => onPlaying(!isPlaying)}
        />
        <IconButton
          label={i18n.t('Previous action')}
          icon={<ChevronLeft />}
          disabled={index === 0}
          onClick={() => onIndex(index - 1)}
        />
        <Slide>
          <RangeSlider
            label={i18n.t('Action')}
            value={index}
            min={0}
            max={Math.max(last, 1)}
            valueText={i18n.t('{index} of {last}', { index, last })}
            onChange={(value) => onIndex(Math.min(value, last))}
          />
        </Slide>
        <IconButton
          label={i18n.t('Next action')}
          icon={<ChevronRight />}
          disabled={index === last}
          onClick={() => onIndex(index + 1)}
        />
      </Row>
      <Status>{copied === index ? i18n.t('Link copied') : ''}</Status>
      {isOtherVersion ? (
        <p>{i18n.t('Recorded with another version of Skuret. Some screens may look different.')}</p>
      ) : null}
      {unknownCount > 0 ? (
        <p>
          {i18n.t('Actions that this version does not know: {unknownCount}. They change nothing.', {
            unknownCount,
          })}
        </p>
      ) : null}
      {failedAt === null ? null : (
        <p>
          {i18n.t('Action {failedAt} cannot be applied. The replay ends before it.', { failedAt })}
        </p>
      )}
      <p role="status">{hasFailed ? i18n.t('This moment cannot be shown.') : ''}</p>
      {showsDetails ? (
        <Panes>
          <Pane>
            <Name id="replay-actions">{i18n.t('Actions')}</Name>
            <List
              size={8}
              aria-labelledby="replay-actions"
              value={index}
              onChange={(event) => onIndex(Number(event.currentTarget.value))}
            >
              {moments.map(({ label }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list of a file never changes
                <option key={at} value={at}>{`${at} ${label || start}`}</option>
              ))}
            </List>
          </Pane>
          <Pane>
            <Name id="replay-changes">{i18n.t('What changed in the state')}</Name>
            <Changes role="region" aria-labelledby="replay-changes" tabIndex={0}>
              {changes.length === 0 ? (
                <p>{i18n.t('Nothing')}</p>
              ) : (
                <ul>
                  {changes.map(({ path, before: old, after }) => (
                    <li key={path}>
                      <code>{path}</code>
                      {old === undefined ? null : <del>{old}</del>}
                      {after === undefined ? null : <ins>{after}</ins>}
                    </li>
                  ))}
                </ul>
              )}
            </Changes>
          </Pane>
        </Panes>
      ) : null}
    </Bar>
  );
}
