/** What stands there in place of a page that cannot be fetched. In both languages: a worker does not know which was chosen. */
const markup = `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ingen forbindelse – Skuret</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 48px 16px; background: #FAF8F4; color: #1D1B18; font: 16px/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 32px 24px; background: #FFF; border: 1px solid #E4DED3; border-radius: 12px; }
.brand { margin: 0 0 16px; font-size: 20px; font-weight: 700; color: #1E4D3B; }
h1, h2 { margin: 0 0 8px; font-size: 24px; line-height: 1.3; }
h2 { margin-top: 32px; font-size: 18px; }
p { margin: 0 0 16px; }
a { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #1E4D3B; color: #FFF; font-weight: 600; text-decoration: none; }
a:focus-visible { outline: 3px solid #1E4D3B; outline-offset: 3px; }
@media (prefers-color-scheme: dark) {
  body { background: #171614; color: #F3EFE8; }
  main { background: #211F1C; border-color: #38342E; }
  .brand { color: #8FD0B3; }
  a { background: #8FD0B3; color: #0D2219; }
  a:focus-visible { outline-color: #8FD0B3; }
}
</style>
</head>
<body><main>
<p class="brand">Skuret</p>
<h1>Der er ingen forbindelse</h1>
<p>Vi kan ikke få fat i Skuret lige nu. Tjek din forbindelse, og prøv igen.</p>
<p><a href="">Prøv igen</a></p>
<div lang="en">
<h2>There is no connection</h2>
<p>We cannot reach Skuret right now. Check your connection, and try again.</p>
<a href="">Try again</a>
</div>
</main></body>
</html>
`;

export const offlinePage = () =>
  new Response(markup, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
