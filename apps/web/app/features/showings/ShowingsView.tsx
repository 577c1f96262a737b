import { addDays } from "@llave/contract/calendar";
import type { BusyTime } from "@llave/contract/showings/calendars";
import type { BlockedTime, Showing } from "@llave/contract/showings/showings";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { useAddressFilter } from "../../components/hooks/useAddressFilter.ts";
import { useAskedToCreate } from "../../components/hooks/useAskedToCreate.ts";
import { useMediaQuery } from "../../components/hooks/useMediaQuery.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { marketClock, marketMoment } from "../../wording/marketClock.ts";
import { CalendarStatesCard } from "../calendars/CalendarStates.tsx";
import { CancelShowing } from "../leads/detail/showing/CancelShowing.tsx";
import { MoveShowing } from "../leads/detail/showing/MoveShowing.tsx";
import { useShowingMove } from "../leads/detail/showing/useShowingMove.ts";
import { BlockedDialog } from "./blockedTime/BlockedDialog.tsx";
import { type BlockPlan, BlockTime } from "./blockedTime/BlockTime.tsx";
import { CalendarBar } from "./calendar/CalendarBar.tsx";
import { CalendarGrid } from "./calendar/CalendarGrid.tsx";
import { ColorKey } from "./calendar/ColorKey.tsx";
import {
  type CalendarPlace,
  type CalendarView,
  daysOf,
  inView,
  placeQuery,
  readPlace,
} from "./calendar/calendarPlace.ts";
import { DropDialog } from "./calendar/DropDialog.tsx";
import { verdictText } from "./calendar/GhostTip.tsx";
import type { MoveVerdict } from "./calendar/moveVerdict.ts";
import { useCalendarKeys } from "./calendar/useCalendarKeys.ts";
import type { Ghost } from "./calendar/useEntryMove.ts";
import { WeekStrip } from "./calendar/WeekStrip.tsx";
import type { ShowingCommands } from "./card/ShowingActions.tsx";
import { DayList } from "./DayList.tsx";
import { showingsPath, useAvailability, useBlockedTimes, useBusyTimes, useShowings } from "./queries.ts";
import { RequestedShowings } from "./RequestedShowings.tsx";
import { DayRoute } from "./route/DayRoute.tsx";
import { ShowingDialog } from "./ShowingDialog.tsx";
import { type Slot, SlotDialog } from "./SlotDialog.tsx";
import { useShowingTexts } from "./useShowingTexts.ts";

/** Where a form for a time starts. */
const noon = { from: 12 * 60, to: 13 * 60 };

/** The agent's showings by day, week or as a list, with blocked time and the requests to decide. */
export function ShowingsView() {
  const t = useShowingTexts();
  const today = marketClock(useNow()).day;
  const [place, setPlace] = useAddressFilter((search) => readPlace(search, today), placeQuery);
  const onPhone = useMediaQuery("(width < 56rem)");
  const [blockPlan, setBlockPlan] = useState<BlockPlan | null>(null);
  const [slot, setSlot] = useState<Slot | null>(null);
  const shown: CalendarPlace = onPhone && place.view === "week" ? { ...place, view: "day" } : place;
  const days = daysOf(shown, today);
  const setView = useViewChange(place, today, setPlace);
  const { data: busyTimes = [] } = useBusyTimes(days);
  const dialogs = useShowingDialogs(showingsPath(days), busyTimes);
  const planBlock = () => setBlockPlan({ day: days.includes(today) ? today : (days[0] ?? today), ...noon });
  const planShowing = () =>
    setSlot({ day: days.find((day) => day > today) ?? addDays(today, 1), ...noon, booking: true });
  useAskedToCreate("block", planBlock);
  useCalendarKeys(place, today, { onPlace: setPlace, onView: setView, onBook: planShowing });
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <CalendarBar
        place={shown}
        today={today}
        onPlace={setPlace}
        onView={setView}
        onBook={planShowing}
        onBlock={planBlock}
        onPhone={onPhone}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pb-10 wide:grid-cols-[minmax(0,1fr)_272px]">
        <Calendar place={shown} today={today} onPhone={onPhone} onPlace={setPlace} onSlot={setSlot} dialogs={dialogs} />
        <aside className="grid content-start gap-6">
          <RequestedShowings commands={dialogs.commands} />
          {!onPhone && shown.view === "day" && <RouteOfDay days={days} />}
          {!onPhone && shown.view !== "list" && <ColorKey />}
          <CalendarStatesCard />
          <Link to={paths.settings.availability} className="reach text-sm font-semibold underline underline-offset-4">
            {t("hours")}
          </Link>
        </aside>
      </div>
      {dialogs.element}
      <SlotDialog
        slot={slot}
        onBlock={(plan) => {
          setSlot(null);
          setBlockPlan(plan);
        }}
        onClose={() => setSlot(null)}
      />
      <BlockTime
        plan={blockPlan}
        onBlocked={(day) => days.includes(day) || setPlace({ ...place, day })}
        onClose={() => setBlockPlan(null)}
      />
    </>
  );
}

/** Changes the view; remembers which day was last looked at by itself. */
function useViewChange(place: CalendarPlace, today: string, onPlace: (place: CalendarPlace) => void) {
  const { data: showings = [] } = useShowings(daysOf(place, today));
  const chosen = useRef<string | null>(null);
  if (place.view === "day") chosen.current = place.day;
  return (view: CalendarView) => {
    const busyDays = showings.map(({ at }) => marketClock(at).day);
    onPlace(inView(place, view, { chosen: chosen.current, busyDays, today }));
  };
}

/** Beside a day's grid; the list has it with the stops. */
function RouteOfDay({ days }: { days: readonly string[] }) {
  const { data: stops = [] } = useShowings(days);
  return stops.length > 1 && <DayRoute stops={stops} />;
}

type Dialogs = ReturnType<typeof useShowingDialogs>;

interface CalendarProps {
  place: CalendarPlace;
  today: string;
  onPhone: boolean;
  onPlace: (place: CalendarPlace) => void;
  /** A free time was clicked. */
  onSlot: (slot: BlockPlan) => void;
  dialogs: Dialogs;
}

function Calendar({ place, today, onPhone, onPlace, onSlot, dialogs }: CalendarProps) {
  const t = useShowingTexts();
  const days = daysOf(place, today);
  const showings = useShowings(days);
  const blocked = useBlockedTimes(days);
  const busy = useBusyTimes(days);
  const { data: blockedTimes = [] } = blocked;
  const { data: busyTimes = [] } = busy;
  const { data: availability } = useAvailability();
  if (showings.isLoadingError) {
    return (
      <ListAlert
        title={t("load.title")}
        text={t("load.text")}
        retry={t("retry")}
        onRetry={() => void showings.refetch()}
      />
    );
  }
  const list = showings.data;
  const asList = onPhone || place.view === "list";
  return (
    <section>
      {/* Without them, taken time would look free. */}
      <div className="mb-3 grid gap-2 empty:hidden">
        <PartFailed name={t("blocked.title")} of={[blocked]} />
        <PartFailed name={t("busy.title")} of={[busy]} />
      </div>
      {onPhone && place.view === "day" && (
        <WeekStrip day={place.day} today={today} onDay={(day) => onPlace({ ...place, day })} />
      )}
      {!list && <Loading />}
      {list && asList && (
        <DayList
          days={days}
          showings={list}
          blockedTimes={blockedTimes}
          busyTimes={busyTimes}
          commands={dialogs.commands}
          onOpenBlocked={dialogs.openBlocked}
        />
      )}
      {list && !asList && (
        <CalendarGrid
          days={days}
          showings={list}
          blockedTimes={blockedTimes}
          busyTimes={busyTimes}
          availability={availability}
          onOpen={dialogs.open}
          onOpenBlocked={dialogs.openBlocked}
          onDrop={dialogs.drop}
          onSlot={onSlot}
        />
      )}
      {list?.length === 0 && <p className="py-6 text-center text-md text-muted">{t(`empty.${place.view}`)}</p>}
    </section>
  );
}

function Loading() {
  const t = useShowingTexts();
  return (
    <div className="animate-appear">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div className="h-[420px] animate-pulse rounded-l bg-fill-2" />
    </div>
  );
}

/** The dialogs over the calendar: a showing, its move by drag or by choice, its cancellation, and blocked time. */
function useShowingDialogs(listPath: string, busyTimes: readonly BusyTime[]) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const [opened, open] = useState<Showing | null>(null);
  const [blocked, openBlocked] = useState<BlockedTime | null>(null);
  const [canceled, cancel] = useState<Showing | null>(null);
  const [dropped, setDropped] = useState<Ghost | null>(null);
  const move = useShowingMove(listPath);
  const commands: ShowingCommands = {
    move: (showing) => {
      open(null);
      move.open(showing);
    },
    cancel: (showing) => {
      open(null);
      cancel(showing);
    },
  };
  const drop = (ghost: Ghost, verdict: MoveVerdict) => {
    const fits = ["fits", "outsideHours", "busy", "tight"].includes(verdict.kind);
    if (fits) setDropped(ghost);
    else toasts.add({ title: verdictText(verdict, language, t), tone: "destructive" });
  };
  const carryOut = ({ showing, day, minutes }: Ghost) => {
    setDropped(null);
    move.carryOut(showing, marketMoment(day, minutes));
  };
  const element = (
    <>
      <ShowingDialog showing={opened} busyTimes={busyTimes} commands={commands} onClose={() => open(null)} />
      <MoveShowing move={move} />
      <CancelShowing showing={canceled} onClose={() => cancel(null)} />
      <DropDialog ghost={dropped} onMove={carryOut} onClose={() => setDropped(null)} />
      <BlockedDialog blocked={blocked} onClose={() => openBlocked(null)} />
    </>
  );
  return { open, openBlocked, drop, commands, element };
}
