export interface BaseUrl {
  /** The URL that links of the service begin with. Throws before the service listens: its port is not known yet. */
  get(): string;
  /** Called with the URL that the service listens at. */
  listensAt(localUrl: string): void;
}

/** Without `publicUrl`, links begin with the URL that the service listens at. */
export function createBaseUrl(publicUrl: string | undefined): BaseUrl {
  let url = publicUrl;
  return {
    get() {
      if (url === undefined) throw new Error('The service has no URL until it listens');
      return url;
    },
    listensAt(localUrl) {
      url ??= localUrl;
    },
  };
}
