import { html } from './html';

test('escapes values but not templates', () => {
  const name = `<b title="x">Mette & 'Co'</b>`;
  const inner = html`<i>${name}</i>`;
  expect(html`<p class="${name}">${inner}${[inner, html`<br>`]}${3}</p>`.markup).toBe(
    '<p class="&lt;b title=&quot;x&quot;&gt;Mette &amp; &#39;Co&#39;&lt;/b&gt;">' +
      '<i>&lt;b title=&quot;x&quot;&gt;Mette &amp; &#39;Co&#39;&lt;/b&gt;</i>' +
      '<i>&lt;b title=&quot;x&quot;&gt;Mette &amp; &#39;Co&#39;&lt;/b&gt;</i><br>3</p>',
  );
});
