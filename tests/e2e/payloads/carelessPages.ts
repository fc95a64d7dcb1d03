/** Unsafe pages that insert a text unescaped: the control that shows that each payload works. */
const escapedAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const asLiteral = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
/** A page whose script processes the text. */
const working = (text: string, script: string) =>
  `<body><p id="p"></p><script>const t=${asLiteral(text)};const p=document.getElementById('p');${script}</script>`;

/** Every unsafe way by its name; each makes a page from the text. */
export const carelessWays: Readonly<Record<string, (text: string) => string>> = {
  content: (text) => `<body><p>${text}</p>`,
  'a value': (text) => `<body><input value="${text}">`,
  'a value in single quotes': (text) => `<body><input value='${text}'>`,
  'a value without quotes': (text) => `<body><img src=/missing alt=${text}>`,
  'a link': (text) => `<body><a href="${escapedAttribute(text)}">se her</a>`,
  'a link as it is': (text) => `<body><a href="${text}">se her</a>`,
  'a frame': (text) => `<body><iframe src="${escapedAttribute(text)}"></iframe>`,
  'a title': (text) => `<title>${text}</title><body>`,
  'a field': (text) => `<body><textarea>${text}</textarea>`,
  'a comment': (text) => `<body><!-- ${text} -->`,
  'a style': (text) => `<style>${text}</style><body>`,
  'data in a script element': (text) =>
    `<body><script type="application/json">{"name":${JSON.stringify(text)}}</script>`,
  'a text in a script': (text) => `<body><script>var name="${text}"</script>`,
  'a text in a script, half escaped': (text) =>
    `<body><script>var name="${text.replaceAll('"', '\\"')}"</script>`,
  'a template in a script': (text) => `<body><script>var name=\`${text}\`</script>`,
  'a remark in a script': (text) => `<body><script>// ${text}\n</script>`,
  'a template of its own': (text) =>
    working(text, "p.textContent=t.replace(/{{(.*?)}}/g,(_,e)=>Function('return '+e)())"),
  'entities read again': (text) =>
    working(text, "const a=document.createElement('textarea');a.innerHTML=t;p.innerHTML=a.value"),
  'an address read again': (text) =>
    working(text, 'try{p.innerHTML=decodeURIComponent(t)}catch{p.innerHTML=t}'),
  'letters made one form': (text) => working(text, "p.innerHTML=t.normalize('NFKC')"),
  'scripts taken out once': (text) => `<body>${text.replace(/<\/?script>/g, '')}`,
  'hidden letters taken out late': (text) => `<body>${text.replace(/[\u200b\u202e]/g, '')}`,
};
