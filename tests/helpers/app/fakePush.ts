interface FakeSubscription {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  toJSON: () => object;
  unsubscribe: () => Promise<boolean>;
}

export interface FakePush {
  /** How often the person was asked for permission. */
  asked: number;
  /** The registered service worker. */
  registered: string[];
  subscription: FakeSubscription | null;
}

interface Setting {
  permission?: NotificationPermission;
  /** What the person says when asked. */
  says?: NotificationPermission;
  /** The key that the browser is subscribed for already. */
  subscribedFor?: string;
  /** Whether the browser's push service cannot be reached. */
  fails?: boolean;
}

const puts: (() => void)[] = [];
afterEach(() => {
  for (const put of puts.splice(0)) put();
});

function give(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
  puts.push(() => Reflect.deleteProperty(target, name));
}

/** What jsdom lacks: service worker, push and notifications, of a browser without a network. */
export function fakePush({
  permission = 'default',
  says = 'granted',
  subscribedFor,
  fails = false,
}: Setting = {}): FakePush {
  const browser: FakePush = { asked: 0, registered: [], subscription: null };
  let isRegistered = subscribedFor !== undefined;

  function subscribe(key: string): FakeSubscription {
    const bytes = Uint8Array.from(Buffer.from(key, 'base64url'));
    const endpoint = 'https://push.example.com/here';
    browser.subscription = {
      endpoint,
      options: { applicationServerKey: bytes.buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p256dh', auth: 'auth' } }),
      async unsubscribe() {
        browser.subscription = null;
        return true;
      },
    };
    return browser.subscription;
  }
  if (subscribedFor !== undefined) subscribe(subscribedFor);

  const registration = {
    pushManager: {
      getSubscription: async () => browser.subscription,
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        if (fails) throw new DOMException('Registration failed', 'AbortError');
        return subscribe(applicationServerKey);
      },
    },
  };
  give(navigator, 'serviceWorker', {
    getRegistration: async () => (isRegistered ? registration : undefined),
    async register(address: string) {
      browser.registered.push(address);
      isRegistered = true;
      return registration;
    },
    ready: Promise.resolve(registration),
  });
  give(window, 'PushManager', class {});
  const notification = {
    permission,
    async requestPermission() {
      browser.asked += 1;
      notification.permission = says;
      return says;
    },
  };
  give(window, 'Notification', notification);
  return browser;
}
