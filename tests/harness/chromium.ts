/** Debian's Chromium, quiet and able to run as root; the same for widgets' tests, end-to-end tests and benchmarks. */
export const chromium = {
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Visitors' browsers with third-party cookies and storage blocked; `*.test` names lead to this machine. */
export const strictVisitorArgs = [
  '--test-third-party-cookie-phaseout',
  '--host-resolver-rules=MAP *.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];
