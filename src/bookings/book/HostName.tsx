import { to } from '../../../domain/values/addresses';
import type { Member } from '../../members/api/peopleApi';
import { ToolRating } from '../../tools/parts/ToolRating';
import { Row } from '../../ui/Row';
import { TextLink } from '../../ui/TextLink';
import { useScreenLanguage } from '../../ui/useScreenLanguage';

/** The owner's name, which leads to their profile, and their rating. */
export function HostName({ host }: { host: Member }) {
  const language = useScreenLanguage('en');
  return (
    <Row $gap={3}>
      <TextLink look="standalone" to={to.publicProfile(host.id)}>
        <bdi>{host.name}</bdi>
      </TextLink>
      <ToolRating rating={host.ratingAverage} reviewCount={host.reviewCount} language={language} />
    </Row>
  );
}
