import { useLingui } from '@lingui/react';
import { matchPath } from 'react-router-dom';
import { type AddressName, addresses } from '../../../domain/values/addresses';
import { useToolQuery } from '../../tools/api/toolApi';

/** The lead of sign-in, by the screen that required it. */
const reasons: Partial<Record<AddressName, string>> = {
  book: /*i18n*/ 'Log ind for at booke værktøjet.',
  dashboard: /*i18n*/ 'Log ind for at se dit skur.',
  addTool: /*i18n*/ 'Log ind for at tilføje dit værktøj.',
  booking: /*i18n*/ 'Log ind for at se bookingen.',
  conversation: /*i18n*/ 'Log ind for at læse dine beskeder.',
  settings: /*i18n*/ 'Log ind for at se dine indstillinger.',
};
const otherwise = /*i18n*/ 'Log ind for at fortsætte.';

/**
 * The sentence below the title of the sign-in page. It names the tool that a visitor wants to book, once that is
 * loaded. `returnPath` is null when no screen asked to sign in.
 */
export function useSignInLead(returnPath: string | null): string {
  const { i18n } = useLingui();
  const [pathname = ''] = (returnPath ?? '').split(/[?#]/);
  const toolId = matchPath(addresses.book, pathname)?.params.id;
  const { data: tool } = useToolQuery(toolId ?? '', { skip: toolId === undefined });
  if (returnPath === null) return i18n.t('Velkommen tilbage til Skuret.');
  if (tool) return i18n.t('Log ind for at booke {tool}.', { tool: tool.name });
  const name = (Object.keys(reasons) as AddressName[]).find((each) =>
    matchPath(addresses[each], pathname),
  );
  return i18n.t((name && reasons[name]) ?? otherwise);
}
