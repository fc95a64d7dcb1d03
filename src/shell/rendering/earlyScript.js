// Code that cannot wait for the app: colours, clicks before hydration, and a message if the app fails to load.
(() => {
  const { dataset } = document.documentElement;
  try {
    const scheme = localStorage.getItem('skuret.theme');
    if (scheme === 'light' || scheme === 'dark') dataset.theme = scheme;
    if (localStorage.getItem('jwt')) dataset.session = 'kept';
    if (/(^|; *)language=/.test(document.cookie)) dataset.language = 'kept';
  } catch {}
  // The page's own scripts are deferred; of those that are fetched later the app itself takes care.
  const sayLost = () => {
    document.getElementById('lost').hidden = false;
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (!target.defer) return;
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', sayLost);
      else sayLost();
    },
    true,
  );
  const pressed = [];
  const note = (event) => {
    if (event.type === 'submit') {
      // The search leads to its results by itself.
      if (event.target.matches('[role=search]')) return;
      event.preventDefault();
      pressed.push(event.submitter ?? event.target);
    } else {
      const button = event.target.closest('button');
      if (button?.type === 'button' && button !== pressed.at(-1)) pressed.push(button);
    }
  };
  const types = ['click', 'submit'];
  for (const type of types) addEventListener(type, note, true);
  window.takePressedEarly = () => {
    for (const type of types) removeEventListener(type, note, true);
    return pressed;
  };
})();
