import { TextLink } from '../../ui/TextLink';

/** A Danish authority that handles complaints; its name stays Danish in every language. */
interface Authority {
  name: string;
  street: string;
  city: string;
  site: string;
  href: string;
}

export const dataProtectionAuthority: Authority = {
  name: 'Datatilsynet',
  street: 'Carl Jacobsens Vej 35',
  city: '2500 Valby',
  site: 'datatilsynet.dk',
  href: 'https://www.datatilsynet.dk',
};

export const complaintsAuthority: Authority = {
  name: 'Nævnenes Hus',
  street: 'Toldboden 2',
  city: '8800 Viborg',
  site: 'naevneneshus.dk',
  href: 'https://naevneneshus.dk',
};

/** The authority's postal address and site. */
export function AuthorityAddress({ authority }: { authority: Authority }) {
  return (
    <address lang="da">
      {authority.name}
      <br />
      {authority.street}, {authority.city}
      <br />
      <TextLink href={authority.href}>{authority.site}</TextLink>
    </address>
  );
}
