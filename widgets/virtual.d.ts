declare module 'virtual:define-all' {
  export function defineAll(): void;
}
