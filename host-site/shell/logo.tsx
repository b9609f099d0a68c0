import { PRODUCT_NAME } from '#domain/product.ts';

export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="4 4 24 24" aria-hidden="true">
        <path className="logo-house" d="M4 15 16 4l12 11v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2Z" />
        <path className="logo-bolt" d="M17.5 10 11 19h4l-1.2 6L21 16h-4.4Z" />
      </svg>
      {PRODUCT_NAME}
    </span>
  );
}
