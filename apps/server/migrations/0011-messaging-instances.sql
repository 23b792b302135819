-- Every call of somebody signed in may bring its messaging instance, and a device is one person's at a time: who had it is
-- found by the instance.
create index messaging_instances_by_instance on messaging_instances (instance);
