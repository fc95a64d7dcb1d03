/** The part of s3rver that the tests use; it ships without types. */
declare module 's3rver' {
  class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    httpServer: import('node:http').Server;
    store: {
      getResourcePath(bucket: string, key: string, resource: 'object'): string;
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
      putObject(object: {
        bucket: string;
        key: string;
        content: import('node:stream').Readable;
        metadata: object;
      }): Promise<{ size: number; md5: string }>;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
