-- Where an event happened: the size of the window, the kind of device, what a finger did in the home feed (JSON, as `deviceInfo` of the
-- contract has it). Null for apps that did not say. It goes with its event.
alter table events add column device text;
