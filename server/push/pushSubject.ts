/** The contact for push services when something is wrong with our messages; they refuse senders without one. */
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
