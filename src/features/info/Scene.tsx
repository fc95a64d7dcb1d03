import styled from 'styled-components';
import { media } from '../../theme/media';

const Image = styled.img`
  width: 100%;
  max-width: 30rem;
  height: auto;
  margin-inline: auto;
  ${media.print} {
    display: none;
  }
`;

/** A drawing beside the opening words of a page. It is decoration. */
export function Scene({ name }: { name: 'about' | 'lend' }) {
  return <Image src={`/images/scenes/${name}.svg`} alt="" width={800} height={600} />;
}
