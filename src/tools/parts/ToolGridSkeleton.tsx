import styled from 'styled-components';
import { theme } from '../../theme/theme';
import { Skeleton } from '../../ui/Skeleton';
import { Status } from '../../ui/Status';
import { type ToolGridColumns, toolGridStyles } from './toolGridStyles';

const { border, color, radius, space } = theme;

export interface ToolGridSkeletonProps {
  count: number;
  /** Announced while the tools load: "Henter værktøj". */
  label: string;
  view?: 'grid' | 'list' | undefined;
  columns?: ToolGridColumns | undefined;
}

const Places = styled.div`
  ${toolGridStyles}
`;
const Place = styled.div`
  overflow: hidden;
  background: ${color.surface};
  border: ${border.line} solid ${color.line};
  border-radius: ${radius.card};
  [data-view='list'] > & {
    display: grid;
    grid-template-columns: 8rem minmax(0, 1fr);
  }
`;
const Lines = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding: ${space[3]};
`;

/** The skeleton of a list of tools that is loading. */
export function ToolGridSkeleton({
  count,
  label,
  view = 'grid',
  columns = 'fill',
}: ToolGridSkeletonProps) {
  return (
    <div aria-busy="true">
      <Status>{label}</Status>
      <Places data-view={view} data-columns={columns}>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <Place key={place}>
            <Skeleton $ratio="4 / 3" $shape="box" />
            <Lines>
              <Skeleton $width="55%" $height="1.25em" />
              <Skeleton $width="90%" />
              <Skeleton $width="65%" />
            </Lines>
          </Place>
        ))}
      </Places>
    </div>
  );
}
