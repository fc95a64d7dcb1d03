import { useLingui } from '@lingui/react';
import styled from 'styled-components';
import { pictureSources } from '../../../domain/tools/pictures';
import { theme } from '../../theme/theme';
import { Picture } from '../../ui/Picture';

const Pictures = styled.span`
  display: grid;
  flex: 1 0 100%;
  width: min(18rem, 100%);
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${theme.space[1]};
  margin-block: ${theme.space[1]};
`;

/** The photographs of a message, each a link to the full picture. */
export function MessagePictures({ urls }: { urls: readonly string[] }) {
  const { i18n } = useLingui();
  return (
    <Pictures>
      {urls.map((url, index) => (
        <a
          key={url}
          href={url.replace(/-960\.webp$/, '-1600.webp')}
          target="_blank"
          rel="noopener"
          aria-label={i18n.t('Photo {number}, opens in a new tab', { number: index + 1 })}
        >
          <Picture src={url} alt="" sources={pictureSources(url)} sizes="18rem" corners="input" />
        </a>
      ))}
    </Pictures>
  );
}
