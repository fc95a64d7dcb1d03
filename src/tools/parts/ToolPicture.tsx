import { defaultToolImageUrl, pictureSources } from '../../../domain/tools/pictures';
import type { ToolListing } from '../../../domain/tools/tool';
import type { CategoryTint } from '../../theme/theme';
import { theme } from '../../theme/theme';
import { Picture, type PictureProps } from '../../ui/Picture';

export interface ToolPictureProps
  extends Omit<PictureProps, 'src' | 'alt' | 'sources' | 'fallbackSrc' | 'tint'> {
  tool: Pick<ToolListing, 'imageUrl' | 'categories'>;
  /** Empty, as on cards, when the name stands beside it. */
  alt?: string | undefined;
}

function isTint(code: string | undefined): code is CategoryTint {
  return code !== undefined && code in theme.category;
}

/** A path of this site, or a picture just chosen. A damaged favourite may hold any other address. */
const ours = /^(\/(?!\/)|blob:|data:image\/)/;

/** A tool's picture: one of the site's drawings or an upload in several widths, on the tint of its first category. */
export function ToolPicture({ tool, alt = '', ...rest }: ToolPictureProps) {
  const code = tool.categories[0]?.code;
  return (
    <Picture
      src={ours.test(tool.imageUrl) ? tool.imageUrl : defaultToolImageUrl}
      alt={alt}
      sources={pictureSources(tool.imageUrl)}
      fallbackSrc={defaultToolImageUrl}
      tint={isTint(code) ? code : undefined}
      {...rest}
    />
  );
}
