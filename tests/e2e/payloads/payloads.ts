/** Texts that become a script in an unsafe page. Each one calls `ran` with its number when it runs. */
interface Payload {
  /** The context that it breaks out of. */
  kind: string;
  text: string;
  /** Tested on every change; the others at night. */
  short?: true;
}

const inBase64 = Buffer.from('<script>ran(21)</script>').toString('base64');

/**
 * Forty payloads; the number in the call is the position in the list. At most 120 characters each, so that they fit
 * into a name.
 */
export const payloads: readonly Payload[] = [
  { kind: 'a script element', text: '<script>ran(1)</script>' },
  { kind: 'a script in a script', text: '<scr<script>ipt>ran(2)</scr</script>ipt>' },
  { kind: 'a picture that fails', text: '<img src=x onerror=ran(3)>' },
  { kind: 'a drawing, no spaces', text: '<svg/onload=ran(4)>' },
  { kind: 'a drawing that loads', text: '<svg onload=ran(5)>' },
  { kind: 'an animation', text: '<svg><animate onbegin=ran(6) attributeName=x dur=1s>' },
  { kind: 'something to unfold', text: '<details open ontoggle=ran(7)>' },
  { kind: 'a frame with its page', text: '<iframe srcdoc="<script>ran(8)</script>">' },
  { kind: 'a frame that is a script', text: '<iframe src="javascript:ran(9)">' },
  {
    kind: 'an object that is a page',
    text: '<object data="data:text/html,<script>ran(10)</script>">',
  },
  {
    kind: 'marks of the page that is filled',
    text: '<!--/head--><!--page--><img src=x onerror=ran(11)><!--state-->',
    short: true,
  },
  { kind: 'a second body', text: '<body onload=ran(12)>' },
  { kind: 'signs that replacing gives a meaning', text: "$'$&$`<img src=x onerror=ran(13)>$'" },
  {
    kind: 'a link in a drawing',
    text: '<svg><a href="javascript:ran(14)"><text y=9>se her</text></a></svg>',
  },
  { kind: 'a link', text: '<a href="javascript:ran(15)">se her</a>' },
  { kind: 'an address that is a script', text: 'javascript:ran(16)', short: true },
  { kind: 'the same with a named colon', text: 'JaVaScRiPt&colon;ran(17)' },
  { kind: 'the same with a tab in it', text: 'java\tscript:ran(18)' },
  { kind: 'the same behind a control character', text: '\u0001javascript:ran(19)' },
  { kind: 'an address that is a page', text: 'data:text/html,<script>ran(20)</script>' },
  { kind: 'the same in base64', text: `data:text/html;base64,${inBase64}` },
  { kind: 'the end of a value', text: '" onmouseover=ran(22) x="' },
  { kind: 'the end of a value in single quotes', text: "' onfocus=ran(23) autofocus x='" },
  { kind: 'the end of a value without quotes', text: 'x onerror=ran(24)' },
  { kind: 'the end of a script', text: '</script><script>ran(25)</script>', short: true },
  { kind: 'the end of a title', text: '</title><script>ran(26)</script>' },
  { kind: 'the end of a field', text: '</textarea><img src=x onerror=ran(27)>' },
  { kind: 'the end of a comment', text: '--><script>ran(28)</script><!--' },
  {
    kind: 'the end of a style, and a style that counts',
    text: '</style><script>ran(29)</script><style>*{x:expression(ran(29))}',
  },
  { kind: 'a template', text: "{{constructor.constructor('ran(30)')()}}" },
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text is meant to hold it
  { kind: 'a value in a template', text: '${ran(31)}' },
  { kind: 'the end of a text in a script', text: '";ran(32);//' },
  { kind: 'an end of line that JSON lets through', text: '\u2028ran(33)//' },
  { kind: 'the end of a text that was escaped by halves', text: '\\";ran(34);//' },
  { kind: 'markup as entities', text: '&lt;img src=x onerror=ran(35)&gt;' },
  { kind: 'markup as an address spells it', text: '%3Cimg%20src=x%20onerror=ran(36)%3E' },
  { kind: 'markup in wide letters', text: '＜img src=x onerror=ran(37)＞' },
  {
    kind: 'markup that changes when it is read again',
    text: '<noscript><p title="</noscript><img src=x onerror=ran(38)>">',
  },
  {
    kind: 'the same out of a drawing',
    text: '<svg></p><style><a id="</style><img src=x onerror=ran(39)>">',
  },
  {
    kind: 'markup with letters that nobody sees',
    text: '<\u200bscr\u202eipt>ran(40)</\u200bscr\u202eipt>',
  },
];
