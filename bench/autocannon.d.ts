declare module 'autocannon' {
  interface Options {
    url: string;
    method: string;
    headers: Record<string, string>;
    body: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Threads that make the load, so that it does not wait for the server's. */
    workers: number;
  }
  interface Result {
    non2xx: number;
    errors: number;
    requests: { average: number };
    latency: { p99: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}
