/** Line icons on a 20 px grid, as path data. */
const paths = {
  alert: "M10 3.3a6.7 6.7 0 1 0 0 13.4 6.7 6.7 0 0 0 0-13.4Zm0 3.4v4m0 2.6v.01",
  arrow: "M4 10h12m-5-5 5 5-5 5",
  back: "M16 10H4m5-5-5 5 5 5",
  chart: "M3.5 16.5h13M6 13.5v-4m4 4v-8m4 8V8",
  chat: "M3.5 5.5a2 2 0 0 1 2-2h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9l-4 3v-3a1.6 1.6 0 0 1-1.5-1.6Z",
  check: "m4.5 10.5 3.7 3.7 7.3-8",
  close: "m5.5 5.5 9 9m0-9-9 9",
  copy: "M8.5 7h6a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 14.5v-6A1.5 1.5 0 0 1 8.5 7Zm4.5 0V5.5A1.5 1.5 0 0 0 11.5 4h-6A1.5 1.5 0 0 0 4 5.5v6A1.5 1.5 0 0 0 5.5 13H7",
  down: "m5 7.5 5 5 5-5",
  download: "M10 3.5v9m-3.5-3.5L10 12.5 13.5 9M3.5 12v3A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-3",
  eye: "M2.5 10S5.2 4.8 10 4.8 17.5 10 17.5 10 14.8 15.2 10 15.2 2.5 10 2.5 10Zm7.5-2.3a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z",
  eyeOff:
    "M8 5.1A7.3 7.3 0 0 1 10 4.8c4.8 0 7.5 5.2 7.5 5.2a13 13 0 0 1-2.2 2.8M5 6.7A12.6 12.6 0 0 0 2.5 10s2.7 5.2 7.5 5.2a7.3 7.3 0 0 0 3-.65M3.5 3.5l13 13",
  left: "m12 5-5 5 5 5",
  link: "M8.5 11.5a3 3 0 0 0 4.3.2l2.4-2.4a3 3 0 0 0-4.2-4.3l-1 1m.5 2.5a3 3 0 0 0-4.3-.2l-2.4 2.4A3 3 0 0 0 9 15l1-1",
  list: "M7.5 5h9m-9 5h9m-9 5h9M3.5 5h.01M3.5 10h.01M3.5 15h.01",
  lock: "M5.5 9h9a1 1 0 0 1 1 1v5.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1Zm1.5 0V6.5a3 3 0 0 1 6 0V9",
  mail: "M4 5h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Zm-.8.8L10 11l6.8-5.2",
  menu: "M3 6h14M3 10h14M3 14h14",
  minus: "M5 10h10",
  phone:
    "M6.5 3.5h-2a1.5 1.5 0 0 0-1.5 1.6A13 13 0 0 0 14.9 17a1.5 1.5 0 0 0 1.6-1.5v-2a1 1 0 0 0-.8-1l-2.5-.6a1 1 0 0 0-1 .4l-.8 1.1a10 10 0 0 1-4.8-4.8l1.1-.8a1 1 0 0 0 .4-1l-.6-2.5a1 1 0 0 0-1-.8Z",
  search: "M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4.2 9.7 3.3 3.3",
  right: "m8 5 5 5-5 5",
  settings: "M3.5 6h7m4 0h2m-13 8h2m4 0h7M12.5 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm-5 8a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z",
  share: "M10 12.5v-9m-3.5 3L10 3l3.5 3.5M3.5 10v5A1.5 1.5 0 0 0 5 16.5h10a1.5 1.5 0 0 0 1.5-1.5v-5",
  shield: "M10 2.8 4 5v4.5c0 3.7 2.5 6.4 6 7.7 3.5-1.3 6-4 6-7.7V5l-6-2.2Zm-2.7 7.1 2 2 3.5-3.8",
  signOut: "M8.5 3.5h-3a1.5 1.5 0 0 0-1.5 1.5v10a1.5 1.5 0 0 0 1.5 1.5h3m4.5-3 3.5-3.5L13 6.5m3.2 3.5H8",
  undo: "M7 5 3.5 8.5 7 12M4 8.5h7.5a4 4 0 0 1 0 8H8",
  up: "M5 12.5 10 7.5l5 5",
  users:
    "M7.5 4.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6ZM2.5 16c.3-3 2.3-4.7 5-4.7s4.7 1.7 5 4.7M13 4.5a2.7 2.7 0 0 1 0 5m1.7 2.2c1.6.6 2.6 2.1 2.8 4.3",
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon: what it means stands beside it as text or as the control's label. */
export function Icon({ name, small = false, className = "" }: { name: IconName; small?: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`flex-none fill-none stroke-current ${small ? "size-[15px]" : "size-[18px]"} ${className}`}
      strokeWidth={small ? 1.75 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
