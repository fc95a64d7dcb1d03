/** Whom push services can write to when something is wrong with what we send: they refuse senders who say nothing. */
export function pushSubject({
  publicUrl,
  smtp,
}: {
  publicUrl: string | undefined;
  smtp: { from: string } | undefined;
}): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  const [, address] = /([^\s<>]+@[^\s<>]+)>?$/.exec(smtp?.from ?? '') ?? [];
  return `mailto:${address ?? 'no-reply@skuret.invalid'}`;
}
