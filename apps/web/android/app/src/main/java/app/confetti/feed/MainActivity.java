package app.confetti.feed;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
