import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SearchedTool } from '../../../domain/tools/tool';
import type { ScreenLanguage } from '../../../domain/values/language';
import { media } from '../../theme/theme';
import { ToolCard, type ToolCardProps } from './ToolCard';
import { type ToolGridColumns, toolGridStyles } from './toolGridStyles';

export interface ToolGridProps extends Pick<ToolCardProps, 'headingLevel' | 'heart' | 'days'> {
  tools: readonly SearchedTool[];
  /** Names the list. */
  label?: string | undefined;
  view?: 'grid' | 'list' | undefined;
  columns?: ToolGridColumns | undefined;
  language?: ScreenLanguage | undefined;
  /** How many pictures are in view at first, and so are not lazy. */
  eagerCount?: number | undefined;
  /** Whether the tools are the results of the previous query; they are dimmed until the new ones arrive. */
  stale?: boolean | undefined;
}

const List = styled.ul`
  ${toolGridStyles}
  &[aria-busy='true'] {
    opacity: 0.45;
  }
`;
const Item = styled.li`
  min-width: 0;
  [data-long] > & {
    content-visibility: auto;
    contain-intrinsic-size: auto 20rem;
  }
  [data-long][data-view='list'] > & {
    contain-intrinsic-size: auto 10rem;
  }
  /* A printed page has all of them. */
  ${media.print} {
    content-visibility: visible !important;
  }
`;

/** With more cards than this, those out of view are not laid out. With fewer, that costs more than it saves. */
const long = 60;

/** Tools as cards in a grid, or below one another as rows. */
export function ToolGrid({
  tools,
  label,
  view = 'grid',
  columns = 'fill',
  language = 'da',
  eagerCount = 0,
  stale = false,
  headingLevel,
  heart,
  days,
}: ToolGridProps): ReactNode {
  return (
    <List
      aria-label={label}
      aria-busy={stale}
      data-view={view}
      data-columns={columns}
      data-long={tools.length > long || undefined}
    >
      {tools.map((tool, index) => (
        <Item key={tool.id}>
          <ToolCard
            tool={tool}
            language={language}
            eager={index < eagerCount}
            headingLevel={headingLevel}
            heart={heart}
            days={days}
          />
        </Item>
      ))}
    </List>
  );
}
